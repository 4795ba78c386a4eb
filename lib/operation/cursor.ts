import { equalText, sign } from "@/lib/platform/security/crypto";
import { canonicalJson } from "./canonical";
import type { Ctx } from "./ctx";
import { invalid } from "./problem";

/** Where a page ended: the sort value and id of its last row. */
export interface Position {
  value: string | number | null;
  id: string;
}

const binding = (ctx: Ctx, filters: unknown): string =>
  `${ctx.workspaceId}:${ctx.environment}:${ctx.operationId}:${canonicalJson(filters)}`;

/** Returns an opaque cursor, valid only for this workspace, list and set of filters. */
export function makeCursor(ctx: Ctx, filters: unknown, position: Position): string {
  const body = Buffer.from(JSON.stringify([position.value, position.id])).toString("base64url");
  return `${body}.${sign("cursor", `${body}:${binding(ctx, filters)}`, 22)}`;
}

/** Throws a `validation_error` if the cursor was altered or belongs to another list. */
export function readCursor(ctx: Ctx, filters: unknown, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [body = "", mac = ""] = cursor.split(".");
  if (!equalText(mac, sign("cursor", `${body}:${binding(ctx, filters)}`, 22)))
    throw invalid(
      { cursor: "invalid" },
      "This cursor doesn't fit this list. Send it unchanged, with the filters, sort and order of the page it came with.",
    );
  const [value, id] = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as [
    string | number | null,
    string,
  ];
  return { value, id };
}
