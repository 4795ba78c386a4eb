import { domainToUnicode } from "node:url";

/** An address as it is kept and, where its domain has letters beyond ASCII, as somebody typed it: what is searched in texts. */
export function emailForms(kept: string): string[] {
  const at = kept.lastIndexOf("@") + 1;
  const typed = kept.slice(0, at) + domainToUnicode(kept.slice(at));
  return typed === kept || typed.length === at ? [kept] : [kept, typed];
}
