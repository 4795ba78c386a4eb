import { domainToUnicode } from "node:url";

/**
 * Returns the stored form of an email address and, for a domain beyond ASCII, the form that people type,
 * since texts may contain either.
 */
export function emailForms(kept: string): string[] {
  const at = kept.lastIndexOf("@") + 1;
  const typed = kept.slice(0, at) + domainToUnicode(kept.slice(at));
  return typed === kept || typed.length === at ? [kept] : [kept, typed];
}
