import type { HandlersOf } from "@/lib/operation/handlers-of";
import { castVote } from "./cast-vote";
import type { audienceContract } from "./contract";
import { followCta } from "./follow-cta";
import { getMyPart } from "./get-my-part";
import { getReactions } from "./get-reactions";
import { sendReactions } from "./send-reactions";

export const handlers: HandlersOf<typeof audienceContract> = {
  castVote,
  followCta,
  getReactions,
  getMyPart,
  sendReactions,
};
