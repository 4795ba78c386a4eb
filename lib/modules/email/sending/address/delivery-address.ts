import { asciiEmail, normalEmail } from "@/lib/platform/text/normal-email";

/**
 * The address as mail is sent to it and counted by: lower case where it is plain ASCII. Other local parts stay as
 * typed, because only their own server knows which letters are the same there.
 */
export function deliveryAddress(address: string): string {
  const typed = address.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is
  if (/^[\x00-\x7f]*$/.test(typed)) return normalEmail(typed);
  return asciiEmail(typed) ?? typed;
}
