import { wordsOfLanguage } from "@/lib/content/words/words-of";
import type { Competitor } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import { isQuestion } from "../transcript/is-question";
import { evidenceOf, type Said } from "../transcript/said";
import { isPersonOrPlace } from "./plain-names";
import { knownVendors } from "./vendors";

interface Mention {
  name: string;
  points: number;
  said: Said[];
}

const NAME =
  /(?<![\p{L}\p{N}.])\p{Lu}[\p{L}\p{N}]+(?:\.(?:io|ai|com|de))?(?:[ -](?:\p{Lu}[\p{L}\p{N}]+|\p{Lu}\.?|\d{3}))?(?![\p{L}\p{N}])/gu;
const MOST = 20;

/**
 * Returns other companies that the customer compares, leaves or uses for the same.
 * @param others names of people and companies that take part, in lower case
 */
export function competitorsIn(
  said: readonly Said[],
  rules: LanguageRules,
  others: ReadonlySet<string>,
): Competitor[] {
  const mentions = new Map<string, Mention>();
  const repeated = repeatedIn(said, rules);
  for (const one of said) {
    if (rules.competitors.none.test(one.low)) continue;
    for (const { name, from, to, isKnown } of namesIn(one, rules, repeated)) {
      const key = name.toLowerCase();
      if (
        others.has(key) ||
        (!isKnown && isPersonOrPlace(key)) ||
        key.split(" ").some((word) => others.has(word)) ||
        isPlain(name, key, rules)
      )
        continue;
      const points =
        pointsOf(one, { from, to, isKnown }, rules) +
        (askedForOthers(one, said, rules) && isCompany(one, name, from, isKnown, rules) ? 1 : 0) +
        (isCalledThey(one, to, said[one.at + 1]) ? 1 : 0);
      const mention = mentions.get(key) ?? { name, points: 0, said: [] };
      mention.points += points;
      if (mention.said.at(-1) !== one) mention.said.push(one);
      mentions.set(key, mention);
    }
  }
  return [...mentions.values()]
    .filter(({ points }) => points >= 1)
    .slice(0, MOST)
    .map(({ name, said: where }) => ({ name, evidence: where.slice(0, 4).map(evidenceOf) }));
}

interface Named {
  name: string;
  from: number;
  to: number;
  isKnown: boolean;
}

function namesIn({ plain, low }: Said, rules: LanguageRules, repeated: ReadonlyMap<string, number>): Named[] {
  const found: Named[] = [];
  for (const { name, from, to } of knownVendors(low))
    found.push({
      name:
        plain.length === low.length && plain.slice(from, to) !== low.slice(from, to)
          ? plain.slice(from, to)
          : name,
      from,
      to,
      isKnown: true,
    });
  for (const match of plain.matchAll(NAME)) {
    const to = match.index + match[0].length;
    // "die Firma Acme".
    const name = match[0].replace(/^Firma /u, "");
    const from = to - name.length;
    if (!found.some((one) => from < one.to && to > one.from)) found.push({ name, from, to, isKnown: false });
  }
  if (plain === low)
    for (const { index, 0: name } of low.matchAll(/\p{L}[\p{L}\p{N}]{3,}/gu))
      if (isHeardName(name, low, index, repeated, rules))
        found.push({ name, from: index, to: index + name.length, isKnown: false });
  return found;
}

/** Without capitals a name has to be said twice, or do what only vendors do. */
function isHeardName(
  name: string,
  low: string,
  at: number,
  repeated: ReadonlyMap<string, number>,
  rules: LanguageRules,
): boolean {
  const count = repeated.get(name) ?? 0;
  if (count === 0) return false;
  const before = low.slice(Math.max(0, at - 70), at);
  const behind = low.slice(at + name.length);
  const { competitors, frames } = rules;
  if (QUOTED.test(behind)) return true;
  const isFramed =
    competitors.strong.test(before) ||
    frames?.vendor.before.test(before) ||
    frames?.vendor.after.test(behind);
  return isFramed === true && count > 1 && !/(?:like|your|get|got|on|have|had|twice) $/u.test(before);
}

const QUOTED =
  /^ (?:quoted (?:us|me)|charges? (?:us|me)|came out here|came in (?:at|under|below)|did a (?:zoom|demo)|offered (?:us|me)|wanted (?:us|me)|hat (?:uns|mir) .{0,30}angeboten|nimmt \d)/u;

/** Words of text without capitals that could be names: they come back, and are no words of a sales call. */
function repeatedIn(said: readonly Said[], { code }: LanguageRules): ReadonlyMap<string, number> {
  const capitals = said.filter(({ plain, low }) => plain !== low).length;
  if (capitals * 5 > said.length) return new Map();
  const plain = new Set(wordsOfLanguage(code)?.plain ?? []);
  const counts = new Map<string, number>();
  for (const { low } of said)
    for (const word of new Set(low.match(/\p{L}[\p{L}\p{N}]{3,}/gu) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    [...counts].filter(([word]) => !plain.has(word) && !COMMON.test(word) && !STARTERS.test(word)),
  );
}

const COMMON =
  /(?:ing|tion|tions|ment|ments|ness|ly|ity|ers|ors|ung|ungen|keit|heit|tools?|systems?)$|^(?:your|their|them|those|these|other|others|another|couple|different|several|three|four|five|price|prices|cost|costs|options?|vendors?|tools?|people|team|teams|company|companies|platforms?|products?|software|solutions?|providers?|contract|data|demo|month|months|year|years|week|weeks|numbers|budget|offer|quote|manual|excel|spreadsheets?|something|someone|anything|everything|customers?|clients?|boss|finance|legal|manager|director|sales|support|security|plan|plans|process|report|reports|dashboard|users?|seats?|license|licenses|here|there|what|which|where|when|preis|preise|kosten|angebot|angebote|anbieter|vertrag|daten|kunden|kollegen|chef|jahr|monat|woche|euro|nutzer|lösung|lösungen|alternativen|tabellen|montag|dienstag|mittwoch|donnerstag|freitag|monday|tuesday|wednesday|thursday|friday|morgen|tomorrow|today|januar|februar|april|juni|juli|august|september|oktober|november|dezember|termin|mitarbeitern?|betriebsrat|gesellschafter|geschäftsführung)$/u;

const NO_NAMES =
  /^(?:i|i'm|i'll|we|you|they|it|the|that|this|there|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|crm|erp|api|sso|it|hr|cfo|ceo|cto|coo|cio|cmo|vp|gdpr|dsgvo|soc|iso|nda|msa|dpa|avv|roi|kpi|kpis|pdf|usd|eur|gbp|us|uk|eu|europe|germany|german|english|french|spanish|america|q1|q2|q3|q4|poc|rfp|sla|mrr|arr|csv|saml|google|google sheets|google docs|sheets|okay|ok|yes|no|so|and|but|our|my|your|ai|ui|ux|qa|smb|b2b|saas|aws|azure|gcp|excel|outlook|word|gmail|windows|linux|iphone|android|christmas|easter|berlin|london|paris|madrid|munich|new york)$/u;

/** In German any noun has a capital. */
const NOUNS =
  /(?:ung|ungen|heit|keit|tool|tools|system|systeme|systemen|lösung|lösungen|anbieter|anbietern|anbieters|software|angebot|angebote|angeboten|alternative|alternativen|option|optionen|wettbewerber|konkurrenz|plattform|plattformen|produkt|produkte|firma|firmen|team|prozess|preis|preise|preisen|vertrag|chef|chefin|kollegen|kunden|tabellen|listen|papier|hand|seite|jahr|markt|dienst|hersteller|partner|agentur|dienstleister|demo|test|daten|mails|herrn|frau|herr|euch|ihnen|sie|ihr|geschäftsführung|einkauf|vertrieb|it-abteilung|abteilung|leute|leuten|moment|anfang|ende|thema|projekt|cloud|server|zeit|geld|budget)$/u;

const GERMAN_PLAIN = new Set([...(wordsOfLanguage("de")?.plain ?? []), "außerdem", "was", "dann"]);

const PLAIN = new Map<string, ReadonlySet<string>>();

/** Words such as "what", which have a capital at the beginning of a sentence. */
function isFunctionWord(key: string, { code, dates, numbers }: LanguageRules): boolean {
  const plain =
    PLAIN.get(code) ??
    new Set([
      ...(wordsOfLanguage(code)?.plain ?? []),
      ...[...dates.months, ...dates.weekdays].flatMap((one) => one.split(/[ |]/u)),
      ...Object.keys({ ...numbers.currencies, ...numbers.values, ...numbers.scales }),
    ]);
  PLAIN.set(code, plain);
  const [word = key] = key.split(" ");
  return plain.has(word) || plain.has(word.replace(/s$/u, "")) || STARTERS.test(word);
}

const STARTERS =
  /^(?:that|this|what|which|who|when|where|why|how|everything|everyone|every(?:body)|no(?:body)|nothing|anything|something|someone|another|other|others|most|some|many|each|every|one|two|three|both|all|any|it|they|he|she|you|we|one|maybe|perhaps|still|also|then|else|here|there|just|only|even|well|now|today|last|next|first|second|same|sales|support|finance|legal|procurement|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekends?|ihnen|ihre?|das|die|der|was|wer|alles|jeder|jede|chf|euro|franken|minuten|stunden|tage|tagen|wochen|monate|monaten|jahre|jahren|prozent)$/u;

const isPlain = (name: string, key: string, rules: LanguageRules): boolean =>
  isFunctionWord(key, rules) || isCommon(name, key, rules);

const isCommon = (name: string, key: string, { code }: LanguageRules): boolean =>
  (code === "de" && GERMAN_PLAIN.has(key)) ||
  NO_NAMES.test(key) ||
  name.length < 3 ||
  (code === "de" && NOUNS.test(key));

/** Whether alternatives were asked for right before. */
export function askedForOthers(
  one: Pick<Said, "at" | "line" | "low">,
  said: readonly Said[],
  rules: LanguageRules,
): boolean {
  const { competitors, frames } = rules;
  if (competitors.beside.test(one.low) || frames?.vendor.not.test(one.low)) return false;
  return said
    .slice(Math.max(0, one.at - 3), one.at)
    .some(
      (before) =>
        before.line !== one.line &&
        (competitors.asks.test(before.low) ||
          (isQuestion(before, rules) && frames?.asks.competition?.test(before.low))),
    );
}

/** Whether a word with a capital is surely a name: not the first of a sentence, nor a German noun. */
const isCompany = ({ plain }: Said, name: string, from: number, isKnown: boolean, { code }: LanguageRules) =>
  isKnown || /\p{Ll}\p{Lu}|\d/u.test(name) || (code !== "de" && from > 0 && plain.charAt(from - 1) === " ");

/** "Acme wanted three. And they start at 900." */
const isCalledThey = ({ plain, low, line, side }: Said, to: number, next: Said | undefined): boolean =>
  side !== "ours" &&
  /^ (?:wanted|wants|asked|asks)/u.test(low.slice(to)) &&
  next?.line === line &&
  /^(?:and |but )?they (?:start|charge|want|ask|offer|quote)/u.test(next.low) &&
  plain.length === low.length;

/** In German any noun may stand before a verb; a name has no article and begins a clause. */
const isSubject = (before: string, { code }: LanguageRules): boolean =>
  code !== "de" || /(?:^|[,.;:!?-]\s?|(?<!\p{L})(?:und|aber|also|weil|dass|denn|doch|noch) )$/u.test(before);

/** How much a mention says that it's a competitor. */
export function pointsOf(
  { plain, low, side }: Said,
  { from, to, isKnown }: Pick<Named, "from" | "to" | "isKnown">,
  rules: LanguageRules,
): number {
  const { strong, weak, beside, own, acts } = rules.competitors;
  const { frames } = rules;
  const before = low
    .slice(Math.max(0, from - 70), from)
    .replace(/(?<!\p{L})(?:the |a |an |die |der |das |den |le |la |el )$/u, "");
  const behind = low.slice(to, to + 40);
  const listed = /(?:,| and| or| und| oder| et| ou| y| o| & ) ?$/u.test(before);
  const isComparing = strong.test(before) || (listed && strong.test(lastName(plain, before, from)));
  if (
    isComparing &&
    !(beside.test(low) && !/(?:switch|instead|replac|versus|vs|compar|statt|wechsel)/u.test(low))
  )
    return side === "ours" && !isKnown ? 1 : 2;
  if (
    /^(?:'s)? (?:is|was|offers?|offered|quoted|gave|charges|costs|has|does|came in|ist|bietet|kostet|hat uns|est|propose|es|ofrece|cuesta) .{0,25}(?:cheap|less|lower|better|percent|%|us |half|günstig|billig|weniger|moins|meilleur|barato|menos|mejor)/u.test(
      behind,
    )
  )
    return 2;
  if (
    /^ (?:haben wir (?:uns )?(?:auch|schon)|schauen wir uns|we also|we(?:'ve)? (?:also )?(?:looked at|tried))/u.test(
      behind,
    )
  )
    return 2;
  if (frames && !frames.vendor.not.test(low) && !/^(?: integration| export| login)/u.test(low.slice(to))) {
    const isBefore =
      frames.vendor.before.test(before) ||
      (listed && frames.vendor.before.test(lastName(plain, before, from)));
    const isAfter = frames.vendor.after.test(low.slice(to)) && isSubject(before, rules);
    if (isBefore || isAfter) return isBefore && isAfter ? 2 : 1;
  }
  if (acts.test(low.slice(to)) || (own.test(before) && side !== "ours" && !/^ (?:from|on the)/u.test(behind)))
    return 1;
  if (beside.test(low)) return -1;
  if (
    /(?:on|use|using|with) $/u.test(before) &&
    /^(?: \p{L}+)? (?:right now|today|currently|at the moment|these days)/u.test(behind)
  )
    return 1;
  return weak.test(before) ? 1 : 0;
}

/** "looking at A and B": what stands before the first name of a list. */
function lastName(plain: string, before: string, from: number): string {
  const text = plain.slice(Math.max(0, from - before.length - 4), from);
  const name = /(?:\p{Lu}[\p{L}\p{N}.]*(?:,| and| or| und| oder| et| ou| y| o)* ?)+$/u.exec(text);
  return name ? text.slice(0, name.index).toLowerCase() : before;
}
