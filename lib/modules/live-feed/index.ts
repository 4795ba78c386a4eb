export { reactionCounts } from "./feed-kinds/reactions";
export { chatRoleOf } from "./feed-kinds/told-line";
export { feedPositions } from "./feed-positions";
export { gatherFeed } from "./gather-feed";
export { checkOnAir, ON_AIR, type OnAirRow, requireOnAir } from "./require-on-air";
export { audienceSettingsChanged } from "./settings-changed";
export { tellFeed, tellFeedSoon } from "./tell-feed";
