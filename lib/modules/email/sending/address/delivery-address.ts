import { asciiEmail, normalEmail } from "@/lib/platform/text/normal-email";

/**
 * Returns the address as used for sending and counting: in lowercase if it is plain ASCII. Other local parts
 * stay as typed, because only their own server knows which letters it treats as equal.
 */
export function deliveryAddress(address: string): string {
  const typed = address.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is
  if (/^[\x00-\x7f]*$/.test(typed)) return normalEmail(typed);
  return asciiEmail(typed) ?? typed;
}
