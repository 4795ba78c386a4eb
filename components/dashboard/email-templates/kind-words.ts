/** Names of the email kinds. */
export const KIND_WORDS: Record<string, string> = {
  confirmation: "Confirmation",
  h24: "24 hours before",
  h1: "1 hour before",
  live: "At the start",
  changed: "Date changed",
  cancelled: "Cancelled",
  guest_invite: "Guest invitation",
  rehearsal_invite: "Rehearsal invitation",
  replay: "Replay",
  missed: "Missed the show",
};

/** Names of the layers, to follow "from" or "for". */
export const LAYER_WORDS: Record<string, string> = {
  event: "this show",
  series: "the series",
  workspace: "the workspace",
  built_in: "the default",
};
