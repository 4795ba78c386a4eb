import * as z from "zod";

const path = z.string().startsWith("/").max(1000);

const RestoreStepSchema = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("set"), path, before: z.unknown() }),
  z.strictObject({ op: z.literal("remove"), path }),
  z.strictObject({ op: z.literal("insert"), path, index: z.int().min(0), before: z.unknown() }),
  z.strictObject({ op: z.literal("order"), path, before: z.array(z.string()) }),
]);
export type RestoreStep = z.infer<typeof RestoreStepSchema>;

/** What a command changed and the values before; plain JSON, stored with the command. */
export const RestorePatchSchema = z.strictObject({
  kind: z.literal("restore"),
  steps: z.array(RestoreStepSchema).max(2000),
});
export type RestorePatch = z.infer<typeof RestorePatchSchema>;
