/** What the room server was told about seats. */
export interface SyncedRights {
  /** Whether they send, by identity; who is not named came since. */
  sends: Record<string, boolean>;
  /** Those whom the desk has silenced. */
  muted: string[];
}
