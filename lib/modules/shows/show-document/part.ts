import type { z } from "zod";
import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Scope } from "@/lib/platform/security/principal";
import type { Json } from "./json";

/** One part of a show's document: how to read it, compute its target state and write it. */
export interface ShowPart<Given = unknown> {
  name: string;
  /** Its content, for people. */
  summary: string;
  schema: z.ZodType<Given>;
  scopes: { read: Scope; write: Scope };
  /** Returns the current state in the form used for comparing: lists of named items as objects by name. */
  read(ctx: Ctx, event: Event): Promise<Json>;
  /** Returns the target state in the same form. Writes nothing. */
  settle(ctx: Ctx, event: Event, current: Json, given: Given): Promise<Json>;
  /** Converts a state to its form in a document. */
  present(state: Json): unknown;
  /** Turns the current state into the target, with the verbs that separate calls would use. */
  write(ctx: Ctx, event: Event, current: Json, wanted: Json): Promise<void>;
}

export const definePart = <Given>(part: ShowPart<Given>): ShowPart<Given> => part;
