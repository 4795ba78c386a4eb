/** How often the page of a viewer over HTTP says that it's there. */
export const HEARTBEAT_SECONDS = 20;

/** After two that are missing, and some delay on the way, the viewer has left. */
export const SILENT_SECONDS = 2 * HEARTBEAT_SECONDS + 2;

/** Someone whom the crew removed can come back after this long: until then, their page goes on asking. */
export const REMOVED_SECONDS = 3 * HEARTBEAT_SECONDS;
