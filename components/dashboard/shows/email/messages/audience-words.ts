import type { DataOf } from "@/lib/client/wire-types";

type Audience = DataOf<"listCommunications">[number]["audience"];

const STATES: Record<string, string> = {
  confirmed: "confirmed",
  waitlisted: "waitlisted",
  pending_approval: "pending-approval",
  cancelled: "cancelled",
};

/** Describes a message's recipients in one line. */
export function audienceWords({ to, states, attended, emails }: Audience): string {
  const attendance = attended === undefined ? "" : attended ? " who attended" : " who didn’t attend";
  const the = emails ? "the " : "";
  const registrations = `${the}${states.map((state) => STATES[state] ?? state).join(" or ")} attendees${attendance}`;
  const guests = `${the}guests`;
  const people = { registrations, guests, everyone: `${guests} and ${registrations}` }[to];
  const words = emails ? `${emails.length} of ${people}` : people;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Emails sent, out of those planned. */
export function sentOf(results: DataOf<"listCommunications">[number]["results"]): string {
  if (!results) return "–";
  const { excluded, ...meant } = results;
  const all = Object.values(meant).reduce((sum, count) => sum + count, 0);
  return `${(results.sent + results.captured).toLocaleString("en")} of ${all.toLocaleString("en")}`;
}
