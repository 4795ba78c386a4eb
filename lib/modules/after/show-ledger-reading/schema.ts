import { z } from "zod";
import { instant, instantOut, listQuery, reference } from "@/lib/operation/fields";
import { StageStateSchema } from "@/lib/stage";

const { limit, cursor } = listQuery(["seq"]);

const TYPES = /^[a-z_]{1,40}(?:,[a-z_]{1,40}){0,19}$/;

export const ledgerQuery = {
  limit,
  cursor,
  types: z
    .string()
    .regex(TYPES, "invalid")
    .transform((names) => names.split(","))
    .optional()
    .describe("Only these types, separated by commas."),
  session_id: reference().optional().describe("Only this session."),
  from: instant().optional().describe("From this time on."),
  to: instant().optional().describe("Before this time, which must be later than `from` (`before_start`)."),
  at: instant()
    .optional()
    .describe(
      "Returns one entry, the last one up to this time, with the stage as `moment`. Not with other filters (`not_allowed`).",
    ),
};

export const LedgerStepSchema = z
  .object({
    op: z.enum(["set", "insert", "remove", "order"]),
    path: z.string().describe("As in `changed`."),
    index: z.int().optional().describe("For `insert`: its position."),
    value: z.unknown().optional().describe("The new value; for `order`, the ids in order."),
  })
  .meta({ id: "LedgerStep", description: "One step from the stage before an entry to the stage after it." });

const LedgerBodySchema = z
  .object({
    state: StageStateSchema.optional().describe("If the entry set the whole stage."),
    steps: z.array(LedgerStepSchema).optional().describe("If it changed the stage."),
  })
  .catchall(z.unknown());

const rect = {
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
};

const LAYERS = ["quote", "poll", "question", "lower_third", "captions", "cta", "ticker"] as const;
const COVERS = ["emergency", "holding", "end"] as const;

export const LedgerPictureSchema = z
  .object({
    aspect: z.string(),
    covered_by: z.enum(COVERS).nullable().describe("The card that covered everything, if any."),
    tiles: z.array(
      z.object({
        ...rect,
        kind: z.enum(["person", "deck", "whiteboard", "video"]),
        identity: z.string().nullable(),
        name: z.string().nullable().describe("Empty if it was erased."),
        scale: z.number().describe("Above 1: zoomed in, inside the tile."),
        spotlit: z.boolean(),
      }),
    ),
    layers: z.array(z.object({ ...rect, kind: z.enum(LAYERS) })),
  })
  .meta({
    id: "LedgerPicture",
    description:
      "Where everything was, in fractions of the frame from the top left. Shared screens aren't included.",
  });

const LedgerMomentSchema = z.object({
  at: instantOut().describe("The time you sent."),
  session_id: z.string().nullable(),
  offset_ms: z.number().nullable(),
  state: StageStateSchema,
  picture: LedgerPictureSchema,
});

export const LedgerEntrySchema = z
  .object({
    seq: z.int().describe("Its number, from 1, without gaps."),
    at: instantOut().describe("When it happened, by one clock for the whole show."),
    session_id: z.string().nullable().describe("The session on air, or the rehearsal."),
    offset_ms: z.number().nullable().describe("From the start of the session's media."),
    type: z.string().describe("A studio command, or something else that happened."),
    version: z.int().nullable().describe("The stage's version after it; null if it didn't change the stage."),
    command_id: z.string().nullable(),
    actor: z.object({ type: z.string(), id: z.string() }).describe("Who did it."),
    source: z.string().describe("`studio`, `page`, `api`, `mcp` or `automation`."),
    changed: z.array(z.string()).describe("Paths of the stage that it changed."),
    count: z.int().describe("How many actions it sums up."),
    body: LedgerBodySchema.nullable().describe("What happened; null if it needs `studio:read`."),
    moment: LedgerMomentSchema.nullable().describe("Only with `at`."),
  })
  .meta({ id: "LedgerEntry" });

export type LedgerEntryWire = z.input<typeof LedgerEntrySchema>;
export type LedgerMoment = NonNullable<LedgerEntryWire["moment"]>;
export type LedgerPicture = z.input<typeof LedgerPictureSchema>;
export type LedgerBody = z.input<typeof LedgerBodySchema>;
