import { beginningOf, type StagePerson } from "@/lib/stage";

interface HostDetails {
  name?: unknown;
  title?: unknown;
  company?: unknown;
}

const words = (value: unknown, max: number): string =>
  typeof value === "string" ? beginningOf(value.trim(), max) : "";

/** What the audience calls the host: the event's own entry, else the name of whoever opened the studio. */
export function hostName(host: unknown, fallback: string): string {
  return words((host as HostDetails | null)?.name, 200) || beginningOf(fallback.trim(), 200) || "Host";
}

/** The host as the stage shows them. */
export function hostPerson(host: unknown, identity: string, fallback: string): StagePerson {
  const details = (host ?? {}) as HostDetails;
  const title = [words(details.title, 90), words(details.company, 90)].filter(Boolean).join(", ");
  return { identity, name: hostName(host, fallback), title, kind: "host", muted: false };
}
