import { extractQuotes, markOf } from "./words/normalise";

type Passage = { text: string; quotes: string[] };

/** Each pattern captures the words before, and the literal text. */
const PASSAGES: readonly RegExp[] = [
  /^(.*\bticker\b(?: (?:text|line|message))?) (?:to (?:say|read|show|be)|(?:that )?(?:saying|says|say|reads|reading)|with(?: the (?:text|words|line))?|to) (?!the (?:screen|stage|show)\b)(.+)$/i,
  /^(.*\b(?:lower third|name line|name tag|name card|name banner|nameplate|strap)\b.*?),? (?:saying|says|reads|reading|that says|with the (?:subtitle|title|line|words)) (.+)$/i,
  /^(.*\bcaption .+?) (?:as|saying) (.+)$/i,
  /^(.*\bquote\b.*?) (?:saying|says|that says|reading|with the words) (.+)$/i,
  /^(.*\bpoll\b.*?),? (?:asking|that asks|on whether|saying) (.+)$/i,
  /^((?:a |quick |new |start |launch |open |run |do )*poll),? ([^,]+ or .+)$/i,
  /^(.*\b(?:announcer|emcee|mc) (?:say|read out)) (.+)$/i,
  /^(.*\bscene\b.*?) (?:called|titled|named) (.+)$/i,
  /^((?:.*[,.!] )?(?:please )?(?:add|insert|create|append|make)\b.*?) (?:called|titled|named) (.+)$/i,
];
/** "The quote practice makes progress by Ines": the quote and its author. */
const QUOTED_BY =
  /^(.*\b(?:put|show|display|bring|add|post|pop|throw)(?: up| on)? (?:the |a |this )?quote(?: card)?) (?!from\b|by\b|of\b|about\b|again\b|card\b|on\b)(\S+ .+) (by \S+(?: \S+)?)$/i;
const ONTO_TICKER =
  /^(.*\b(?:put|run|write|scroll|add)) (.+?) (?:on|in|into|across|to) (?:the )?ticker\b(.*)$/i;
const ASKING =
  /^((?:.*[,.!] )?(?:(?:now|please|let['’]?s|let us|then|so|okay|ok) )*ask) (?:them|everyone|everybody|the audience|the viewers|viewers|people|the chat) (?!to )([^,]+)(.*)$/i;
const BACK_REFERENCE = /^(it|that|this)$/i;
const AFTERTHOUGHT =
  /,? (?:and (?:then )?(?:show|put|bring|turn|start|display|run|hide|stop|mute|play|spotlight|open|close|throw|take) (?:it|the|us|me|everyone|them|him|her)\b|(?:and )?then ).*$/i;

/**
 * Words before a value, people addressed, and one-word commands: a colon after them doesn't introduce a text.
 */
const BEFORE_VALUE =
  /^(?:.*\b)?(?:layout|view|slide|page|scene|volume|music|captions?|subtitles|zoom|deck|slides|spotlight)$/i;
const BEFORE_ORDER =
  /^(?:.*\b)?(?:crew|team|studio|desk|control|tech|now|next|then|action|command|cue|go|wish|request|task|order|correction)$/i;
/** Commands that take a text. */
const TAKES_TEXT =
  /\b(?:ticker|crawl|text|quotes?|polls?|vote|survey|questions?|thirds?|name|strap|line|captions?|title|subtitle|announce|announcement|announcer|emcee|mc|say|saying|read|reads|scene|ask|card|write|message|add|set|put|change|repeat|example|note|script|motto|rule|slogan|headline|chat)\b/i;
const ONE_ORDER =
  /^(?:on|off|up|down|mute|unmute|open|close|show|hide|start|stop|play|next|back|spotlight|backstage)[.!]?$/i;

/** "Correction: ten" corrects the words before it; "cue: …" only introduces. */
const withCorrection = (before: string, after: string): string =>
  /correction$/i.test(before.trim()) ? `${before.replace(/correction\s*$/i, "")}actually, ${after}` : after;

const withPlainColon = (text: string): string =>
  text.replace(/^([^:"“„«]{1,40}):\s+([^"“„«]+)$/, (whole, before: string, after: string) =>
    BEFORE_ORDER.test(before.trim())
      ? withCorrection(before, after)
      : !TAKES_TEXT.test(before)
        ? `${before}, ${after}`
        : BEFORE_VALUE.test(before.trim()) || ONE_ORDER.test(after.trim())
          ? `${before} ${after}`
          : whole,
  );

/** Separates another command from the end of the text: "… and show it". */
function withoutAfterthought(text: string): [string, string] {
  const tail = AFTERTHOUGHT.exec(text);
  return tail ? [text.slice(0, tail.index), tail[0]] : [text, ""];
}

function replaced({ quotes }: Passage, before: string, text: string, after: string): Passage {
  return { text: `${before} ${markOf(quotes.length)} ${after}`, quotes: [...quotes, text.trim()] };
}

/**
 * Extracts literal text: quoted passages, text after a colon, and text introduced by words such as "ticker to
 * say". Leaves placeholders in its place.
 */
export function extractPassages(said: string): Passage {
  const sentence = said.replace(
    /\bticker (?:should|must|shall|has to|needs to) (?=(?:say|read|show|be)\b)/i,
    "ticker to ",
  );
  const found = extractQuotes(
    withPlainColon(sentence).replace(/(?<=^|\s)['‘](?=\S)([^'’]+)['’](?=\s|$|[,.!?])/g, '"$1"'),
  );
  if (found.quotes.length > 0) return afterColon(found);
  const onto = ONTO_TICKER.exec(found.text);
  if (onto?.[2] && !BACK_REFERENCE.test(onto[2])) {
    return replaced(found, onto[1] ?? "", onto[2], `ticker ${onto[3] ?? ""}`);
  }
  const asking = ASKING.exec(found.text);
  if (asking?.[2]) return replaced(found, asking[1] ?? "", asking[2], asking[3] ?? "");
  const [, before = "", quoted = "", whose = ""] = QUOTED_BY.exec(found.text) ?? [];
  if (quoted !== "") return replaced(found, before, quoted, whose);
  for (const pattern of PASSAGES) {
    const [, before = "", rest = ""] = pattern.exec(found.text) ?? [];
    if (rest === "") continue;
    const [text, after] = withoutAfterthought(rest);
    return replaced(found, before, text, after);
  }
  return found;
}

/** "Ship small, by Ben Okafor". */
const AUTHORED = /^(.+?),? (?:by|[–—-]) (\p{Lu}\S*(?: \p{Lu}\S*){0,2})$/u;

/** "ticker: Doors open and show it": the command at the end isn't part of the text. */
function afterColon({ text, quotes }: Passage): Passage {
  const last = quotes.at(-1) ?? "";
  const [, words = "", whose = ""] = /\bquote\b/i.test(text) ? (AUTHORED.exec(last) ?? []) : [];
  if (words !== "" && text.trimEnd().endsWith(markOf(quotes.length - 1)))
    return { text: `${text} by ${whose}`, quotes: [...quotes.slice(0, -1), words] };
  const tail = /,? and (?:then )?(?:show|put|bring|display|run) it\b.*$/i.exec(last);
  if (!tail || !text.trimEnd().endsWith(markOf(quotes.length - 1))) return { text, quotes };
  return { text: `${text} ${tail[0]}`, quotes: [...quotes.slice(0, -1), last.slice(0, tail.index)] };
}
