import { conceptOf } from "./synonyms";

/** Two words or three that mean one. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bun-?register/g, "delete register"],
  // The page is one thing, whoever signs up there another.
  [/\b(?:sign[ -]?up|landing) page\b/g, "landing"],
  [/^(get|update|preview|publish|rollback|list) signup\b/g, "$1 landing"],
  // The document of a show is one thing, the show another.
  [/^(get|plan|apply) show\b/g, "$1 document"],
  // Whoever is imported or exported comes to a show.
  [/\b(import|upload|export|download)(ing)? (?:the |our |all )?people\b/g, "$1 registration"],
  [/\bput ((?:\p{L}+ ){0,4}?)away\b/gu, "archive $1"],
  [/\bsign(?:ed|s|ing)?[ -]?(?:me |them |somebody |someone )?up\b/g, "signup"],
  [/\bon[ -]?air\b/g, "live"],
  [/\bruns? of show\b/g, "plan"],
  [/\bline[ -]up\b/g, "lineup"],
  [/\brate[ -]?limit/g, "ratelimit"],
  [/\bswitch(?:ed|es|ing)? (?:on|off)\b/g, "active"],
  [/\bg[eo]t(?:ting)? rid of\b/g, "delete"],
  [/\b(?:look|find)(?:s|ing)?(?: (?:for|up|out))?\b/g, "list"],
  [/^\s*(?:please )?(?:show|give|tell) (?:me|us)\b/g, "get"],
  [/\bcoming up\b/g, "date"],
  [/\bregister (?=\p{L})/gu, "create registration "],
  [/\blimit (?=the\b|how\b|who\b)/g, "update "],
  // Who comes is one thing, who did something is another.
  [/\bwho (?=(?!regist|attend|join|watch|vote)\w+ed\b|made\b|did\b|took\b)/g, "actor "],
  [/\bwait(?:ing)?[ -]list/g, "waitlist"],
  // A raised hand is one thing, in whose hands the stage is another.
  [/\braise[ds]? (?:their |my |your |a )?hands?\b/g, "raisedhand"],
  [/\b(?:which|what) commands\b/g, "catalogue"],
  // What an audience asks is a question; what somebody asks for is not.
  [/\baudience ask(?:s|ed)?\b/g, "question"],
  [/\bwhat would\b/g, "preview"],
  [/\bwhat (?:may|can|is)\b(?=.*\b(?:do|allowed)\b)/g, "permission"],
  [/\b(?:tell|notify|alert|inform) (?:me|us|them|our \p{L}+)\b/gu, "subscribe webhook"],
  [/\b(?:be|get|gets) (?:told|notified|alerted|informed)\b/g, "subscribe webhook"],
];

/** Says nothing of what is meant, wherever it stands. */
const EMPTY = new Set(
  "a an the and or of to for from in on at by with without as is are was were be been it its this that these those there here we us our ours you your i me my they them their he she his her do does did done have has had can could may might must shall should will would want wants need needs please let lets how what when where who whom whose why if then than so not no one ones some somebody someone something anything any thing things just only now yet ever up out about into over after before while during me own once right away left another else many much more most last next first night week month year today tomorrow yesterday soon existing really very people person called named by hand sure still already happen happens happening across work works working number everything went go".split(
    " ",
  ),
);

export const saysNothing = (word: string): boolean => EMPTY.has(word.toLowerCase());

/** What a text is about: each word as what it stands for. */
export const termsOf = (text: string): string[] => wordsOf(text).map(conceptOf);

/** The words that say something; names like `createClient` fall into theirs. */
export function wordsOf(text: string): string[] {
  let plain = text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  for (const [pattern, word] of PHRASES) plain = plain.replace(pattern, word);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 1 && !EMPTY.has(word));
}
