/** The input of the plan writer. All of it is text from people: data, never instructions. */
export interface PlanBrief {
  title: string;
  brief: string;
  /** The show's language, BCP 47. If null, the brief's language is used. */
  language: string | null;
  /** The show's length in seconds as set on the event. If null, the brief may state it. */
  seconds: number | null;
  hostName: string | null;
  /** The roster. `topic` is what a guest will talk about; empty if not given. */
  guests: readonly PlanGuest[];
}

export interface PlanGuest {
  id: string;
  name: string;
  title: string;
  company: string;
  intro: string;
  topic?: string;
  /** The announcer line written for this guest. */
  emcee?: string;
}
