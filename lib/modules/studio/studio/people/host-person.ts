import { beginningOf, NAMELESS_HOST, type StagePerson } from "@/lib/stage";

interface HostDetails {
  name?: unknown;
  title?: unknown;
  company?: unknown;
}

const words = (value: unknown, max: number): string =>
  typeof value === "string" ? beginningOf(value.trim(), max) : "";

/**
 * What the audience calls the host: the event's own entry, else the name of whoever opened the studio, else the company
 * they speak for. Where no one has given any, the desk and programs call them by their role, which no stage shows.
 */
export function hostName(host: unknown, fallback: string): string {
  const { name, company } = (host ?? {}) as HostDetails;
  return words(name, 200) || beginningOf(fallback.trim(), 200) || words(company, 90) || NAMELESS_HOST;
}

/** The host as the stage shows them. */
export function hostPerson(host: unknown, identity: string, fallback: string): StagePerson {
  const details = (host ?? {}) as HostDetails;
  const name = hostName(host, fallback);
  // A company that stands in for the name is not said twice.
  const parts = [words(details.title, 90), words(details.company, 90)].filter(
    (part) => part && part !== name,
  );
  return { identity, name, title: parts.join(", "), kind: "host", muted: false };
}
