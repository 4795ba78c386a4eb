/**
 * Declares something that hundreds of people in a show's audience do at once, such as a vote or a chat
 * message. It costs nothing and doesn't count toward any limit, quota or budget of the workspace.
 */
export interface Audience {
  /** Limit per person. One address may make `AUDIENCE_PEOPLE_PER_ADDRESS` times as many calls. */
  rate: { perSecond: number; burst: number };
  /** `none`: no audit entries. `sum`: one entry for many calls, with their count. */
  audit: "none" | "sum";
  /**
   * What makes a repeat harmless. `own`: the verb, with a unique key on what it writes (one vote per person
   * and poll). `stored`: the response is stored for an Idempotency-Key, as for all other mutations.
   */
  replay: "own" | "stored";
}
