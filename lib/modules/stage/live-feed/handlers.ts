import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { liveFeedContract } from "./contract";
import { getAudienceFeed, getFeed } from "./reading/get-feed";
import { getSaidBefore } from "./reading/get-said-before";

export const handlers: HandlersOf<typeof liveFeedContract> = {
  getAudienceFeed,
  getBackstageFeed: getAudienceFeed,
  getFeed,
  getSaidBefore,
};
