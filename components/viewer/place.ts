/** Whether this browser holds a place at the show, and what stands in the way. */
export type Place =
  | ({ kind: "in" /** What came of signing up while watching. */; note?: string } & HeldPlace)
  | { kind: "entering" }
  | {
      kind: "out";
      trouble: "bad_link" | "gone" | null;
      note: string | null;
      /** The open door by which one was in was shut. */
      shut?: true;
    };

/** With a place, or by the door of a show that anybody may watch. */
export interface HeldPlace {
  name: string;
  as: "attendee" | "watcher";
}

export interface PlaceState {
  place: Place;
  busy: boolean;
  /** The browser proves some work, which may take seconds. */
  proving: boolean;
  problems: Record<string, string>;
  register: (form: FormData) => Promise<void>;
  /** Comes in without a place, where the show is open. */
  watch: () => Promise<void>;
  /** The place is no longer good: back to the door. */
  lose: () => void;
}
