const ASCII = /^[\p{ASCII}]*$/u;
/** What an address on the web goes on with behind its host, or writes letters with. */
const BEYOND_HOSTS = /[%/?#\\:@[\]]/;

/** The one spelling of a domain: ASCII (`xn--…`), lower case, without the dot at its end. Undefined where it has none. */
export function asciiDomain(domain: string): string | undefined {
  const bare = domain.replace(/[.。．｡]+$/, "");
  if (ASCII.test(bare)) return bare.toLowerCase();
  if (BEYOND_HOSTS.test(bare)) return undefined;
  try {
    // A browser's and a server's own way of reading hosts (UTS 46).
    const { hostname } = new URL(`http://${bare}`);
    return hostname.replace(/\.$/, "");
  } catch {
    return undefined;
  }
}

/**
 * The address with the one spelling of its domain, so that one person has one address. What stands before the @ is kept:
 * only the server there knows which letters are the same. Undefined where the domain cannot be one.
 */
export function asciiEmail(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const domain = asciiDomain(address.slice(at + 1));
  return domain === undefined ? undefined : `${address.slice(0, at + 1)}${domain}`;
}

/** The form in which two spellings of an address count as one: lower case, NFKC, its domain in ASCII. */
export function normalEmail(address: string): string {
  const lower = address.trim().normalize("NFKC").toLowerCase();
  return asciiEmail(lower) ?? lower;
}
