import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { liveFeedContract } from "./contract";
import { getAudienceFeed, getFeed } from "./reading/get-feed";
import { getSaidBefore } from "./reading/get-said-before";
import { castVote } from "./votes/cast-vote";

export const handlers: HandlersOf<typeof liveFeedContract> = {
  castVote,
  getAudienceFeed,
  getBackstageFeed: getAudienceFeed,
  getFeed,
  getSaidBefore,
};
