import type { HandlersOf } from "@/lib/operation/handlers-of";
import { castVote } from "./cast-vote";
import type { liveFeedContract } from "./contract";
import { getAudienceFeed, getFeed } from "./get-feed";
import { getSaidBefore } from "./get-said-before";

export const handlers: HandlersOf<typeof liveFeedContract> = {
  castVote,
  getAudienceFeed,
  getBackstageFeed: getAudienceFeed,
  getFeed,
  getSaidBefore,
};
