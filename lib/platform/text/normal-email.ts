const ASCII = /^[\p{ASCII}]*$/u;
/** Characters that follow the host in a URL, or that escape others. */
const BEYOND_HOSTS = /[%/?#\\:@[\]]/;

/**
 * Returns the canonical form of a domain: ASCII (`xn--…`), lower case, without a trailing dot. Undefined if
 * it has none.
 */
export function asciiDomain(domain: string): string | undefined {
  const bare = domain.replace(/[.。．｡]+$/, "");
  if (ASCII.test(bare)) return bare.toLowerCase();
  if (BEYOND_HOSTS.test(bare)) return undefined;
  try {
    // Parses hosts like browsers and servers do (UTS 46).
    const { hostname } = new URL(`http://${bare}`);
    return hostname.replace(/\.$/, "");
  } catch {
    return undefined;
  }
}

/**
 * Returns the email address with its domain in canonical form, so that each person has one address. The part
 * before the @ is kept, because only its server knows which characters are equivalent. Undefined if the
 * domain is invalid.
 */
export function asciiEmail(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const domain = asciiDomain(address.slice(at + 1));
  return domain === undefined ? undefined : `${address.slice(0, at + 1)}${domain}`;
}

/**
 * Returns the form in which two spellings of an email address are equal: lower case, NFKC, its domain in
 * ASCII.
 */
export function normalEmail(address: string): string {
  const lower = address.trim().normalize("NFKC").toLowerCase();
  return asciiEmail(lower) ?? lower;
}
