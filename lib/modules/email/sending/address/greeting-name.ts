import { oneLine } from "@/lib/platform/text/one-line";

const LOOKS_LIKE_A_LINK = /[/\\@]|:\S|www\.|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;

/**
 * How a mail may call its reader; empty when the "name" carries a link. Anybody can register somebody else's
 * address, and mail programs make links of what looks like one: a greeting must not become an advertisement.
 */
export function greetingName(name: string): string {
  const line = oneLine(name, 60);
  return LOOKS_LIKE_A_LINK.test(line) ? "" : line;
}
