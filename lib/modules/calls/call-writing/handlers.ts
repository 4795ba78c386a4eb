import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { callWritingContract } from "./contract";
import { rollUpCalls } from "./roll-up-calls";
import { draftFollowup } from "./texts/draft-followup";
import { draftFromCall } from "./texts/draft-from-call";
import { extractFields } from "./texts/extract-fields";
import { trackMentions } from "./tracking/track-mentions";

export const handlers: HandlersOf<typeof callWritingContract> = {
  ...{ extractFields, draftFollowup, draftFromCall, trackMentions, rollUpCalls },
};
