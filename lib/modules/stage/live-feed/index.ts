export { chatRoleOf } from "./feed-kinds/chat/told-line";
export { reactionCounts } from "./feed-kinds/reactions";
export { feedPositions } from "./reading/feed-positions";
export { checkOnAir, ON_AIR, type OnAirRow, requireOnAir } from "./require-on-air";
export { gatherFeed } from "./telling/gather-feed";
export { audienceSettingsChanged } from "./telling/settings-changed";
export { tellFeed, tellFeedSoon } from "./telling/tell-feed";
