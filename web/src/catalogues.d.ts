// The types of `virtual:catalogues`, the module that the plugin in web/catalogues.ts makes.

declare module "virtual:catalogues" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  /** By the code of a language: what loads its messages. */
  const loaders: Loaders;
  export default loaders;
  /** Likewise, those of the rulebook and the lesson. */
  export const taught: Loaders;
  /** By the code of a language: what stands round its digits. */
  export const signs: Record<string, import("./i18n/numbers").Signs>;
  /** What has to be known of languages beside their words; Python reads the same. */
  export const codes: {
    aliases: Record<string, string>;
    digits: Record<string, string>;
    rtl: string[];
    unknown: Record<string, { like: string; name: string }>;
  };
}
