/** What the room server was told about seats. */
export interface SyncedRights {
  /** Whether they may send, by identity. Those who aren't listed joined later. */
  sends: Record<string, boolean>;
  /** People muted by the desk. */
  muted: string[];
}
