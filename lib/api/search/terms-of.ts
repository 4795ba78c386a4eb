import { conceptOf } from "./synonyms";

/** Phrases of two or three words that mean one thing. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bun-?register/g, "delete register"],
  // The signup page and its registrations are different things.
  [/\b(?:sign[ -]?up|landing) page\b/g, "landing"],
  [/^(get|update|preview|publish|rollback|list) signup\b/g, "$1 landing"],
  // A show and its document are different things.
  [/^(get|plan|apply) show\b/g, "$1 document"],
  // Imported and exported people are registrations.
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
  // Who attends and who did something are different things.
  [/\bwho (?=(?!regist|attend|join|watch|vote)\w+ed\b|made\b|did\b|took\b)/g, "actor "],
  [/\bwait(?:ing)?[ -]list/g, "waitlist"],
  // A raised hand is unrelated to control of the stage.
  [/\braise[ds]? (?:their |my |your |a )?hands?\b/g, "raisedhand"],
  [/\b(?:which|what) commands\b/g, "catalogue"],
  // An audience asks questions; what else someone asks for isn't one.
  [/\baudience ask(?:s|ed)?\b/g, "question"],
  [/\bwhat would\b/g, "preview"],
  [/\bwhat (?:may|can|is)\b(?=.*\b(?:do|allowed)\b)/g, "permission"],
  [/\b(?:tell|notify|alert|inform) (?:me|us|them|our \p{L}+)\b/gu, "subscribe webhook"],
  [/\b(?:be|get|gets) (?:told|notified|alerted|informed)\b/g, "subscribe webhook"],
];

/** Words that carry no meaning, wherever they occur. */
const EMPTY = new Set(
  "a an the and or of to for from in on at by with without as is are was were be been it its this that these those there here we us our ours you your i me my they them their he she his her do does did done have has had can could may might must shall should will would want wants need needs please let lets how what when where who whom whose why if then than so not no one ones some somebody someone something anything any thing things just only now yet ever up out about into over after before while during me own once right away left another else many much more most last next first night week month year today tomorrow yesterday soon existing really very people person called named by hand sure still already happen happens happening across work works working number everything went go".split(
    " ",
  ),
);

export const saysNothing = (word: string): boolean => EMPTY.has(word.toLowerCase());

/** The concepts in a text. */
export const termsOf = (text: string): string[] => wordsOf(text).map(conceptOf);

/** The meaningful words of a text. Names like `createClient` are split into theirs. */
export function wordsOf(text: string): string[] {
  let plain = text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  for (const [pattern, word] of PHRASES) plain = plain.replace(pattern, word);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 1 && !EMPTY.has(word));
}
