/**
 * What hundreds of people in a show's audience do at once, such as a vote or a line of chat. It costs nothing and counts in
 * no limit, quota or budget of the workspace.
 */
export interface Audience {
  /** Calls of one person; one address may make as many as `AUDIENCE_PEOPLE_PER_ADDRESS` of them together. */
  rate: { perSecond: number; burst: number };
  /** `none`: no entry in the audit log. `sum`: one entry for many calls, with their count. */
  audit: "none" | "sum";
  /**
   * What makes a repeat harmless. `own`: the verb, by a key of its own on what it writes (one vote a person and poll).
   * `stored`: the answer is kept for an Idempotency-Key, as for all other mutations.
   */
  replay: "own" | "stored";
}
