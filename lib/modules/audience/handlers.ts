import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { audienceContract } from "./contract";
import { followCta } from "./follow-cta";
import { getAudienceCounts } from "./get-audience-counts";
import { getMyPart } from "./get-my-part";
import { sendReactions } from "./send-reactions";

export const handlers: HandlersOf<typeof audienceContract> = {
  followCta,
  getAudienceCounts,
  getMyPart,
  sendReactions,
};
