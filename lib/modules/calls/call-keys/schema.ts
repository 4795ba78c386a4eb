import { z } from "zod";
import { instant, text } from "@/lib/operation/fields";

export const MintCallKeyInput = z.strictObject({
  name: text(100).optional().describe("Defaults to the day, such as `Key of 2026-11-23`."),
  environment: z
    .enum(["test", "live"])
    .optional()
    .describe(
      "What it sees. A key can only create keys for its own environment; people's default is `live`.",
    ),
  expires_at: instant().nullish(),
});

const cents = () => z.number().int().min(0);

export const CallUsageSchema = z
  .object({
    month: z.string().describe("The UTC month."),
    allowance_cents: cents(),
    used_cents: cents(),
    reserved_cents: cents().describe("For work that isn't finished."),
    remaining_cents: cents(),
    resets_at: z.iso.datetime(),
    operations: z.array(
      z.object({
        kind: z.string().describe("What was charged, such as `call_analysis`."),
        calls: z.number().int(),
        cents: cents(),
      }),
    ),
  })
  .meta({ id: "CallUsage", description: "The workspace's allowance for sales calls, in both environments." });
