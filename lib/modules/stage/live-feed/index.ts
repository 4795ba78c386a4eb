export { chatRoleOf } from "./feed-kinds/chat/published-line";
export { reactionCounts } from "./feed-kinds/reactions";
export { LATE_VOTE_SECONDS } from "./late-votes";
export { gatherFeed } from "./publishing/gather-feed";
export { publishFeedChanges, publishFeedSoon } from "./publishing/publish-feed-changes";
export { audienceSettingsChanged } from "./publishing/settings-changed";
export { feedPositions } from "./reading/feed-positions";
export { checkOnAir, ON_AIR, type OnAirRow, requireOnAir } from "./require-on-air";
