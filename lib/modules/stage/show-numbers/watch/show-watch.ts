import type { WatchNumbers } from "./compute-watch";
import type { LiveSession } from "./live-sessions";
import type { WatchedPerson, WatchPosition } from "./watched-person";

/** What a show's audience watched on air. Times are milliseconds since 1970. */
export interface ShowWatch extends WatchNumbers {
  sessions: readonly LiveSession[];
  onAir: boolean;
  /** Up to when connections count that haven't ended. */
  asOf: number;
  /** Returns attendees in order of watch time, those with most first. */
  attendees(after: WatchPosition | undefined, take: number): Promise<WatchedPerson[]>;
  /** Returns the registrations of the attendees, or null if they are the show's rows of `stored_watcher`. */
  registrations(): string[] | null;
}
