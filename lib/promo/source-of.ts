import { withoutAccents } from "@/lib/platform/text/without-accents";
import type { KitPerson } from "./kit-show";

const LONGEST = 60;
const OF_SHOW = "promo-kit";

/** How a tracking link names where someone came from: `speaker-ana-lopez`. Analytics shows it as it is. */
const sourceOf = ({ role, name }: Pick<KitPerson, "role" | "name">): string =>
  sourceWith(role, withoutAccents(name));

/** As sources were once: without any marks, and in single parts. Those that were given stay. */
const formerSourceOf = ({ role, name }: Pick<KitPerson, "role" | "name">): string =>
  sourceWith(role, name.normalize("NFKD").replace(/\p{M}/gu, ""));

function sourceWith(role: KitPerson["role"], name: string): string {
  const plain = name
    .toLowerCase()
    // A mark belongs to the letter before it.
    .replace(/[^\p{L}\p{M}\p{N}]+\p{M}*/gu, "-")
    .replace(/^[-\p{M}]+|-+$/gu, "");
  const short = [...plain].slice(0, LONGEST).join("").replace(/-+$/, "");
  return `${role === "host" ? "host" : "speaker"}${short ? `-${short}` : ""}`;
}

/**
 * Returns the sources of the show and its people, by id: different ones for people with the same name. A source that was given
 * stays until its person has another name, so that links that are out keep counting.
 */
export function sourcesOf(
  people: readonly Pick<KitPerson, "id" | "role" | "name">[],
  given: ReadonlyMap<string, string>,
): Map<string, string> {
  const sources = new Map<string, string>([["show", OF_SHOW]]);
  for (const person of people) {
    const source = given.get(person.id) ?? "";
    const isTheirs = [sourceOf(person), formerSourceOf(person)].some(
      (plain) => source === plain || new RegExp(`^${plain}-\\d+$`, "u").test(source),
    );
    if (isTheirs) sources.set(person.id, source);
  }
  const taken = new Set(sources.values());
  for (const person of people) {
    if (sources.has(person.id)) continue;
    const plain = sourceOf(person);
    let source = plain;
    for (let count = 2; taken.has(source); count += 1) source = `${plain}-${count}`;
    taken.add(source);
    sources.set(person.id, source);
  }
  return sources;
}

/** Returns the signup page's address with a source, which registrations keep as `utm.source`. */
export const trackingLink = (page: string, source: string): string =>
  `${page}?${new URLSearchParams({ utm_source: source, utm_medium: "promo-kit" })}`;
