declare module "virtual:catalogues" {
  /** By the code of a language: what loads its messages. */
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
