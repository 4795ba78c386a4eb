import { createHash } from "node:crypto";
import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { type Change, changesBetween } from "./changes-between";
import { canonical, type Json } from "./json";
import type { ShowPart } from "./part";
import { PARTS } from "./parts";
import type { ShowDocument } from "./show-form";

interface Compared {
  part: ShowPart;
  current: Json;
  wanted: Json;
}

export interface Comparison {
  parts: Compared[];
  changes: Change[];
  /** Hash of both sides: it differs for another show, another state of it or another document. */
  hash: string;
}

/** Compares a document with a show, in the parts that the document has. */
export async function compare(
  ctx: Ctx,
  event: Event,
  document: ShowDocument,
  access: "read" | "write",
): Promise<Comparison> {
  const parts: Compared[] = [];
  for (const part of PARTS) {
    const given = document[part.name];
    if (given === undefined) continue;
    requireScope(ctx, part, access);
    const current = await part.read(ctx, event);
    parts.push({ part, current, wanted: await part.settle(ctx, event, current, given) });
  }
  const sides = parts.map(({ part, current, wanted }) => [part.name, current, wanted]);
  return {
    parts,
    changes: parts.flatMap(({ part, current, wanted }) => changesBetween(part.name, current, wanted)),
    hash: createHash("sha256")
      .update(canonical([event.id, sides]))
      .digest("hex"),
  };
}

function requireScope(ctx: Ctx, { name, scopes }: ShowPart, access: "read" | "write"): void {
  for (const scope of new Set(access === "write" ? [scopes.read, scopes.write] : [scopes.read]))
    if (!ctx.principal.scopes.has(scope))
      throw new Problem("insufficient_scope", `The section ${name} requires the scope ${scope}.`, {
        scope: "required",
      });
}
