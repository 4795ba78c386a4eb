import { z } from "zod";
import { eventTarget, writeCopy } from "@/lib/modules/email/copy";
import { COPY_FIELDS, COPY_KINDS, type CopyField, CopyInput } from "@/lib/modules/email/copy/schema";
import { checkCopy, variablesOf } from "@/lib/modules/email/sending";
import type { CopyFields, CopyKind } from "@/lib/modules/email/sending/copy-schema";
import { Problem } from "@/lib/operation/problem";
import { asJson, type Json } from "../json";
import { definePart } from "../part";

export const emailsPart = definePart({
  name: "emails",
  summary: "The show's own email texts, by kind; kinds and fields that aren't included are inherited.",
  schema: z.partialRecord(z.enum(COPY_KINDS), CopyInput),
  scopes: { read: "communications:draft", write: "communications:draft" },
  read: async (ctx, { id: subject }) => {
    const { workspaceId, environment } = ctx;
    const rows = await ctx.db.mailCopy.findMany({
      where: { workspaceId, environment, layer: "event", subject },
    });
    return inOrder(Object.fromEntries(rows.map(({ kind, fields }) => [kind, fields])) as Json);
  },
  settle: async (_ctx, _event, _current, given) => {
    for (const [kind, fields] of Object.entries(given)) checkKind(kind as CopyKind, fields);
    return inOrder(asJson(given));
  },
  present: (state) => state,
  write: async (ctx, { slug }, current, wanted) => {
    const target = await eventTarget(ctx, slug, true);
    for (const kind of COPY_KINDS)
      if (JSON.stringify(current[kind]) !== JSON.stringify(wanted[kind]))
        await writeCopy(ctx, target, kind, (wanted[kind] ?? {}) as CopyFields);
  },
});

/** Sorts kinds and fields and drops empty ones. */
function inOrder(copy: Json): Json {
  const kinds = COPY_KINDS.flatMap((kind) => {
    const fields = (copy[kind] ?? {}) as Json;
    const said = COPY_FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]] as const] : []));
    return said.length > 0 ? [[kind, Object.fromEntries(said)] as const] : [];
  });
  return Object.fromEntries(kinds);
}

function checkKind(kind: CopyKind, fields: z.output<typeof CopyInput> | undefined): void {
  const said = Object.entries(fields ?? {}).filter(([, value]) => value);
  try {
    checkCopy(Object.fromEntries(said), (field: CopyField) => variablesOf(kind, field));
  } catch (error) {
    if (!(error instanceof Problem) || !error.fields) throw error;
    const named = Object.entries(error.fields).map(([name, code]) => [
      `document.emails.${kind}.${name}`,
      code,
    ]);
    throw new Problem(error.code, error.message, Object.fromEntries(named));
  }
}
