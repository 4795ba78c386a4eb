import type { Operation } from "@/lib/operation/operation";
import { foremostPrefix } from "./catalogue";

/** The concrete path that this call would have over HTTP; a missing parameter leaves its placeholder. */
export function pathOf(op: Operation, params: Record<string, string>): string {
  const path = op.path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value.toWellFormed());
  });
  return `${foremostPrefix(op)}${path}`;
}
