// From where a link can be opened: this machine only, the same network, or anywhere.

/** Whether a host is loopback, such as localhost: links to it do not work on other machines. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return (
    host === "localhost" ||
    host.endsWith(".localhost") ||
    host === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}

/** Whether a link works nowhere but on this machine. */
export function isLoopbackLink(link: string): boolean {
  return isLoopback(new URL(link).hostname);
}

/** Whether a link has a private IP address, so that it works in the same network only. */
export function isLanLink(link: string): boolean {
  const { hostname } = new URL(link);
  return (
    hostname.endsWith(".local") ||
    /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d{1,3}){2,3}$/.test(hostname) ||
    /^\[f[cd][0-9a-f]{2}:/.test(hostname)
  );
}
