/** A planned removal. Dates are days in UTC. */
export interface Deprecation {
  /** The field or path, as used in the API. */
  name: string;
  since: string;
  /** The earliest removal date. Null if no date is set. */
  removal: string | null;
  /** What to use instead, as Markdown. */
  instead: string;
}

export const DEPRECATIONS: readonly Deprecation[] = [
  {
    name: "links.guest_link",
    since: "2026-11-21",
    removal: null,
    instead:
      "Give guests a personal backstage link with [manageGuestAccessLink](op:manageGuestAccessLink), and the audience the `viewer_link`. The old link still opens a receive-only page; it never allows anyone to publish camera or microphone.",
  },
];
