export { feedPositions } from "./feed-positions";
export { gatherFeed } from "./gather-feed";
export { requireOnAir } from "./require-on-air";
export { tellFeed } from "./tell-feed";
