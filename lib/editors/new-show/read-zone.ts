/** A fact of a brief, with the words that it was read from. */
export interface Read<Value> {
  value: Value;
  from: string;
}

const ZONES = new Set(Intl.supportedValuesOf("timeZone"));

/** "New York" → America/New_York */
const CITIES = new Map(
  [...ZONES]
    .filter((zone) => zone.includes("/") && !zone.startsWith("Etc/"))
    .map((zone) => [
      zone
        .slice(zone.lastIndexOf("/") + 1)
        .replaceAll("_", " ")
        .toLowerCase(),
      zone,
    ]),
);

const NAMED = /\b[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?\b/g;
const LETTERS = "[\\p{L}][\\p{L}'’.-]*";
const CITY = `(${LETTERS}(?: ${LETTERS}){0,2})`;
/** A city only means a time zone in phrases like these. */
const SAID = [
  new RegExp(`\\b${CITY} time\\b`, "giu"),
  new RegExp(`\\b(${LETTERS})er Zeit\\b`, "giu"),
  new RegExp(`\\b(?:heure de|hora de) ${CITY}`, "giu"),
];

/** Reads the time zone that a brief names: by its IANA name, or by a city's time. */
export function readZone(brief: string): Read<string> | null {
  for (const [name] of brief.matchAll(NAMED)) if (ZONES.has(name)) return { value: name, from: name };
  for (const pattern of SAID)
    for (const [from, words = ""] of brief.matchAll(pattern)) {
      const zone = cityIn(words.toLowerCase());
      if (zone) return { value: zone, from };
    }
  return null;
}

/** "at six Lisbon" and "Lisbon and all" have a city in them as well. */
function cityIn(words: string): string | undefined {
  const list = words.split(" ");
  for (let length = list.length; length > 0; length--)
    for (let start = 0; start + length <= list.length; start++) {
      const zone = CITIES.get(list.slice(start, start + length).join(" "));
      if (zone) return zone;
    }
  return undefined;
}
