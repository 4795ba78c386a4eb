import { domainToUnicode } from "node:url";

/** The stored form of an address and, if its domain has letters beyond ASCII, the form people type: both can be in texts. */
export function emailForms(kept: string): string[] {
  const at = kept.lastIndexOf("@") + 1;
  const typed = kept.slice(0, at) + domainToUnicode(kept.slice(at));
  return typed === kept || typed.length === at ? [kept] : [kept, typed];
}
