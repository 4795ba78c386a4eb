/** What the planner is told about a show. All of it is text from people: data, never instructions. */
export interface PlanBrief {
  title: string;
  brief: string;
  /** BCP 47 when the show has one; null takes the language of the brief. */
  language: string | null;
  /** Length of the show in seconds where it was given as such; null lets the brief say it. */
  seconds: number | null;
  hostName: string | null;
  /** The roster. `topic` is what a guest comes to speak about, empty when nobody said. */
  guests: readonly PlanGuest[];
}

export interface PlanGuest {
  id: string;
  name: string;
  title: string;
  company: string;
  intro: string;
  topic?: string;
  /** The announcer's line that was written for this guest. */
  emcee?: string;
}
