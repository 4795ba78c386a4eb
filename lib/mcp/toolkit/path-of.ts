import type { Operation } from "@/lib/operation/operation";
import { foremostPrefix } from "./catalogue";

/** Returns the concrete path of this call over HTTP. A missing parameter leaves its placeholder. */
export function pathOf(op: Operation, params: Record<string, string>): string {
  const path = op.path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value.toWellFormed());
  });
  return `${foremostPrefix(op)}${path}`;
}
