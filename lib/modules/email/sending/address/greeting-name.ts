import { oneLine } from "@/lib/platform/text/one-line";

const LOOKS_LIKE_A_LINK = /[/\\@]|:\S|www\.|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;

/**
 * Returns how an email may address its reader. Empty if the "name" contains a link: anyone can register
 * someone else's address, and email clients link whatever looks like a URL, so a greeting could carry an
 * advertisement.
 */
export function greetingName(name: string): string {
  const line = oneLine(name, 60);
  return LOOKS_LIKE_A_LINK.test(line) ? "" : line;
}
