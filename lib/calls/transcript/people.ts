/** Whom names in a sentence mean. */
export class Names {
  readonly #byKey = new Map<string, Set<string>>();
  readonly #doubles = new Set<string>();
  /** People who don't take part but are introduced, in lower case. */
  readonly #mentioned: ReadonlySet<string>;
  /** First and last names, for text without capitals. */
  readonly known: readonly string[];

  /**
   * @param speakers as they are labelled
   * @param others who take part but don't speak, or under another name
   * @param mentioned who is only talked about
   */
  constructor(
    readonly speakers: readonly string[],
    others: readonly string[],
    mentioned: Iterable<string> = [],
  ) {
    this.#mentioned = new Set([...mentioned].map((name) => name.toLowerCase()));
    for (const name of speakers) this.#add(name, name);
    const seen = new Set<string>();
    for (const other of others) {
      const key = other.toLowerCase();
      if (seen.has(key)) this.#doubles.add(key);
      seen.add(key);
      const matching = speakers.filter((speaker) => isSamePerson(speaker, other));
      // "Alex" may be either of two who take part.
      const rivals = others.filter((one) => matching[0] !== undefined && isSamePerson(matching[0], one));
      if (
        rivals.length > 1 &&
        matching[0] !== undefined &&
        !rivals.some((one) => one.toLowerCase() === matching[0]?.toLowerCase())
      )
        this.#doubles.add(matching[0].toLowerCase());
      this.#add(other, matching.length === 1 ? (matching[0] ?? other) : other);
    }
    this.known = [...this.#byKey.keys()].filter((key) => key.length > 2 && !/^speaker|\d/u.test(key));
  }

  #add(name: string, person: string): void {
    const parts = partsOf(name);
    for (const key of new Set([name.toLowerCase(), parts[0] ?? "", parts.at(-1) ?? ""])) {
      if (key === "") continue;
      const people = this.#byKey.get(key) ?? new Set();
      people.add(person);
      this.#byKey.set(key, people);
    }
  }

  /** The one person that a name means; null if it's unknown or could be several. */
  personOf(name: string): string | null {
    const people = this.#byKey.get(this.#keyOf(name) ?? "");
    const [person] = people ?? [];
    return people?.size === 1 && person !== undefined && !this.#doubles.has(person.toLowerCase())
      ? person
      : null;
  }

  isKnown = (name: string): boolean => this.#keyOf(name) !== null;

  /** Whether someone is a person as the call tells, such as "our CFO Diane". */
  isMentioned = (name: string): boolean =>
    this.#mentioned.has(name.toLowerCase()) || this.#mentioned.has(partsOf(name)[0] ?? "");

  /** "Herr Weber" is known as "weber". */
  #keyOf(name: string): string | null {
    const key = name.toLowerCase();
    if (this.#byKey.has(key)) return key;
    const bare = partsOf(name).join(" ");
    return this.#byKey.has(bare) ? bare : null;
  }

  /** A speaker as an owner; null if two people have that name. */
  ownerOf = (speaker: string | null): string | null =>
    speaker === null || this.#doubles.has(speaker.toLowerCase()) ? null : speaker;
}

const TITLES = new Set("mr mrs ms dr prof herr frau m mme monsieur madame señor señora sr sra".split(" "));

const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s.]+/u)
    .filter((part) => part !== "" && !TITLES.has(part));

/** "Tom" and "Tom Miller" are the same, "Tom Baker" and "Tom Miller" aren't. */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every(
    (part) => long.includes(part) || long.some((full) => part.length === 1 && full.startsWith(part)),
  );
}

const ROLES =
  "colleague|boss|manager|cfo|ceo|cto|coo|cio|cmo|vp|director|head of \\p{L}+|engineer|lead|counsel|assistant|partner|teammate|lawyer|controller|buyer|analyst|kollege|kollegin|kollegen|chef|chefin|geschäftsführer|geschäftsführerin|leiter|leiterin|herr|herrn|frau|mr|mrs|ms|collègue|directeur|directrice|responsable|monsieur|madame|compañero|compañera|jefe|jefa|director|directora|señor|señora";
const AFTER_ROLE = new RegExp(
  `(?<!\\p{L})(?:${ROLES})\\.?,? (?:is |ist |est |es )?(\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)`,
  "giu",
);
const BEFORE_ROLE = new RegExp(
  `(?<!\\p{L})(\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?:,| is| ist| est| es)? (?:our|my|the|your|unser|unsere|mein|meine|notre|mon|ma|nuestro|nuestra|mi) (?:\\p{L}+ )?(?:${ROLES})(?!\\p{L})|(?<!\\p{L})(\\p{Lu}\\p{Ll}+),? (?:from|in|on) (?:our|my|the|your) (?:\\p{L}+ )?(?:team|legal|finance|procurement|sales|security|support|it|side|department)`,
  "giu",
);

/** Returns people who are named together with what they are. */
export function mentionedIn(plain: string): string[] {
  const found = [...plain.matchAll(AFTER_ROLE), ...plain.matchAll(BEFORE_ROLE)];
  return found
    .flatMap((match) => match[1] ?? match[2] ?? [])
    .filter((name) => name.split(" ").every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)))
    .flatMap((name) => [name, name.split(" ")[0] ?? name]);
}
