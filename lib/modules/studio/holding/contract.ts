import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";

export const holdingContract = contract({
  decideHolding: operation({
    http: "POST /events/{slug}/holding",
    prefix: "app",
    tag: "Studio",
    summary: "Keep the holding card up, or take it down",
    description:
      "`keep` leaves it up until somebody takes it down. After `take_down` it stays down until something has come from the stage again. While no card is up nothing changes.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params: z.strictObject({ slug: slug() }),
    body: z.strictObject({ action: z.enum(["keep", "take_down"]) }),
    output: z.object({ up: z.boolean(), kept: z.boolean(), state_version: z.int() }),
    errors: ["not_found"],
  }),
});
