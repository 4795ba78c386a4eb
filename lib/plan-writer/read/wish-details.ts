import { clip } from "../patterns";
import { NUMBER_WORDS } from "../words/number-words";
import { ASKS } from "../words/poll-words";
import { ABOUT, type Wish } from "../words/request-words";
import type { Duration } from "./find-durations";

/** A word for a request, with its position in a sentence. */
export interface Hit {
  what: Wish;
  at: number;
  to: number;
}

const LONGEST_BREAK = 2 * 3_600;
const NEAR = 26;
const FAR = 44;

/** "Two breaks", "休憩を2回". */
export function counted(text: string, hit: Hit): { count?: number } {
  const before =
    /(?<![\p{L}\p{N}])(\p{L}+|\d{1,2})(?:\s(?:short|kurze[n]?|kleine[n]?|petites?|pequeñ[oa]s|brevi|korte|\d+[ -]?min\p{L}*))?\s$/u
      .exec(text.slice(Math.max(0, hit.at - 40), hit.at))?.[1]
      ?.toLowerCase();
  const behind = /^[^。]{0,12}?(\d)\s?回/u.exec(text.slice(hit.to))?.[1];
  const count = behind
    ? Number(behind)
    : before
      ? /^\d+$/.test(before)
        ? Number(before)
        : (NUMBER_WORDS[before] ?? 0)
      : 0;
  return count >= 1 && count <= 12 ? { count } : {};
}

/** Returns the length next to this request and to no other: "10-minute Q&A", "15 minutes for questions". */
export function ownLength(
  hit: Hit,
  hits: readonly Hit[],
  lengths: readonly Duration[],
  text: string,
  several: boolean,
): Duration | undefined {
  // With a single request and a single length, the length may follow the whole clause.
  const far = hits.length === 1 && lengths.length === 1 ? FAR : 16;
  const near = lengths.filter((length) => {
    // A break can't be that long: it's the show's length.
    if (hit.what === "break" && length.seconds > LONGEST_BREAK) return false;
    const gap = length.at >= hit.to ? text.slice(hit.to, length.at) : text.slice(length.to, hit.at);
    if (/^\.\s+\p{Lu}/u.test(text.slice(length.to - 1)) && hit.at > length.at) return false;
    const distance = gap.length;
    if (
      distance > Math.max(NEAR, far) ||
      /[.;。、，]/u.test(gap) ||
      (/,\s/u.test(gap) &&
        !(length.at >= hit.to && distance <= far && /^\s*(?:[.,)。!]|$)/u.test(text.slice(length.to)))) ||
      /\b(?:show|webinar|session|workshop|talk|including|incl|total)\b/i.test(gap)
    )
      return false;
    return !hits.some(
      (other) =>
        other !== hit && Math.min(Math.abs(other.at - length.to), Math.abs(length.at - other.to)) < distance,
    );
  });
  // "A 45-minute panel" gives the show's length, and so does an interview.
  const isShow = hit.what === "panel" || hit.what === "interview" || hit.what === "demo";
  return near.find(
    (length) =>
      !isShow ||
      (hit.what === "demo" &&
        length.seconds <= 1_800 &&
        (several || (length.at >= hit.to && length.at - hit.to > 4))) ||
      (length.seconds <= 1_800 &&
        /\(|:|for the|für|pour|para|per|voor/.test(
          text.slice(Math.min(length.to, hit.to), Math.max(length.at, hit.at)),
        )),
  );
}

/** "Poll: which one should come next?", "a poll at the start (who still …?)". */
const ASKED = /^[^:(?？]{0,50}[:(：]\s?["“„«「]?([^?？\n]{4,160}[?？])/u;
/** "Slack / Teams / mail", "(Slack, Teams, mail)": the options, directly after the question. */
const ANSWERS =
  /^[)”"»」\s]*(?:[([–—-]\s?[^.?!()\n]{1,40}(?:\s?[,/、／|]\s?[^.?!()\n]{1,40})+|[^.?!,()\n/]{1,30}(?:\s?[/／|]\s?[^.?!,()\n/]{1,30})+)/u;
/** "Pulse poll up top: how's everyone feeling, 1-5": a question without a question mark. */
const UNMARKED = /^[^:(?？]{0,50}[:(：]\s?["“„«「]?([^:;.?!()\n]{4,100})/u;
/** "A poll to find out who already sells online". */
const INDIRECT =
  /^[^.;:]{0,40}?(?<![\p{L}])(?:to (?:find out|see|ask|learn|check)|asking|pour (?:savoir|voir|demander)|um zu (?:erfahren|sehen|wissen),|para (?:saber|ver|averiguar)|per (?:sapere|capire|vedere)|om te (?:weten|zien|vragen|peilen))(?: them| people| everyone)?\s([^.;:()\n]{4,100})/iu;

export function aboutOf(text: string, hit: Hit, behind: string, next = ""): string | null {
  if (hit.what === "questions" || hit.what === "break") return null;
  const asked = ASKED.exec(behind)?.[1];
  if (asked && hit.what === "poll") {
    const rest = behind.slice(behind.indexOf(asked) + asked.length);
    return clip(`${asked.trim()} ${ANSWERS.exec(rest.trim() || next)?.[0].trim() ?? ""}`.trim(), 200);
  }
  if (asked && hit.what === "hot_take") return clip(asked.trim(), 200);
  if (hit.what === "poll") {
    const told = [UNMARKED, INDIRECT].map((pattern) => pattern.exec(behind)?.[1]?.trim());
    const clause = told.find((one) => one !== undefined && ASKS.test(one));
    if (clause) return clip(clause, 200);
  }
  const about = ABOUT.exec(behind)?.[1];
  if (about) return clip(about.replace(/^["“„«]/u, "").trim(), 120);
  const japanese = /(?:「([^」]{2,50})」|([^。、「」のはをに]{2,30}))(?:について)?の$/u.exec(
    text.slice(Math.max(0, hit.at - 40), hit.at),
  );
  return (
    japanese?.[1] ??
    (/[\p{Script=Han}\p{Script=Katakana}]/u.test(text.slice(hit.at, hit.to)) &&
    japanese?.[2] &&
    !/^(?:\d+分|最後|最初|後|途中|お客様|ライブ)$/u.test(japanese[2])
      ? japanese[2]
      : null)
  );
}
