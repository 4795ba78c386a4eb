import type { z } from "zod";
import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Scope } from "@/lib/platform/security/principal";
import type { Json } from "./json";

/** One part of a show's document: how it is read, what a document makes of it, and how that is written. */
export interface ShowPart<Given = unknown> {
  name: string;
  /** What stands in it, for people. */
  summary: string;
  schema: z.ZodType<Given>;
  scopes: { read: Scope; write: Scope };
  /** As it is, in the form that changes are told in: lists of named things as objects by name. */
  read(ctx: Ctx, event: Event): Promise<Json>;
  /** What the part is to be, in the same form. Writes nothing. */
  settle(ctx: Ctx, event: Event, current: Json, given: Given): Promise<Json>;
  /** The same as it stands in a document. */
  present(state: Json): unknown;
  /** Makes the one into the other, by the verbs that single calls would use. */
  write(ctx: Ctx, event: Event, current: Json, wanted: Json): Promise<void>;
}

export const definePart = <Given>(part: ShowPart<Given>): ShowPart<Given> => part;
