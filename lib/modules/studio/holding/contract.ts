import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";

export const holdingContract = contract({
  decideHolding: operation({
    http: "POST /events/{slug}/holding",
    prefix: "app",
    tag: "Studio",
    summary: "Keep the holding card on, or remove it",
    description:
      "`keep` leaves it on until someone removes it. After `take_down`, it stays off until the stage has been active again. If no card is on, nothing changes.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params: z.strictObject({ slug: slug() }),
    body: z.strictObject({ action: z.enum(["keep", "take_down"]) }),
    output: z.object({ up: z.boolean(), kept: z.boolean(), state_version: z.int() }),
    errors: ["not_found"],
  }),
});
