import type { EmailedPerson, EmailedShow } from "../show/show-email";

const IN_A_WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;

/** Returns a sample show for previews outside of a show: a week from now, on the hour. */
export function sampleShow(
  place: Pick<EmailedShow, "workspaceId" | "environment" | "series" | "language">,
  now: Date,
): EmailedShow {
  const startsAt = new Date(Math.ceil((now.getTime() + IN_A_WEEK_MS) / HOUR_MS) * HOUR_MS);
  return {
    ...place,
    id: "",
    slug: "autumn-launch",
    title: "Autumn launch",
    state: "scheduled",
    timezone: "UTC",
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    calendarSequence: 0,
    host: { name: "Grace Hopper" },
    brand: {},
    signup: {},
    after: {},
    client: { name: "", externalId: null, isDefault: true },
  };
}

/** Returns a sample recipient for previews. */
export const samplePerson = (): EmailedPerson => ({
  id: "",
  name: "Ada Lovelace",
  email: "ada@example.com",
  state: "confirmed",
  timeZone: null,
  joinVersion: 1,
  heldUntil: null,
  calendarSequence: 0,
});
