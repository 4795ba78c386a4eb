import { beginningOf, NAMELESS_HOST, type StagePerson } from "@/lib/stage";

interface HostDetails {
  name?: unknown;
  title?: unknown;
  company?: unknown;
}

const words = (value: unknown, max: number): string =>
  typeof value === "string" ? beginningOf(value.trim(), max) : "";

/**
 * Returns a crew member's name for guests and the audience. Members without a name are known by the address they
 * sign in with, and an agent by that of whom it acts for, which isn't theirs to read: they have none here.
 */
export const publicName = (name: string): string =>
  /(?:^|\s)[^\s@]+@[^\s@]+$/u.test(name.trim()) ? "" : name.trim();

/**
 * Returns the host's name for the audience: the event's own entry, or else the name of the person who opened
 * the studio, or else their company. Without any, the desk and programs use their role, which no stage shows.
 */
export function hostName(host: unknown, fallback: string): string {
  const { name, company } = (host ?? {}) as HostDetails;
  return words(name, 200) || beginningOf(publicName(fallback), 200) || words(company, 90) || NAMELESS_HOST;
}

/** Returns the host as shown on stage. */
export function hostPerson(host: unknown, identity: string, fallback: string): StagePerson {
  const details = (host ?? {}) as HostDetails;
  const name = hostName(host, fallback);
  // A company that replaces the name isn't repeated.
  const parts = [words(details.title, 90), words(details.company, 90)].filter(
    (part) => part && part !== name,
  );
  return { identity, name, title: parts.join(", "), kind: "host", muted: false };
}
