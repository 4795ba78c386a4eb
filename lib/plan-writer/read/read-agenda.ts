import { clip, quoted } from "../patterns";
import { segmentTypeOf } from "../words/segment-type-of";
import { inlineList, labelledList } from "./agenda-in-line";
import type { AgendaItem } from "./agenda-item";
import type { FoundPerson } from "./found-person";
import { peopleInItem } from "./people-in-item";
import type { Reading } from "./read-lines";
import { readOrder } from "./read-order";
import type { Timed } from "./timed";
import { timedBlock } from "./timed-lines";

export interface FoundAgenda {
  items: AgendaItem[];
  people: FoundPerson[];
  /** Offsets of the lines that it was read from. */
  lines: Set<number>;
}

const MAX_ITEMS = 40;
/**
 * Reads the run of show that the brief already has: lines with times, or a list under a label such as
 * "Agenda".
 */
export function readAgenda(reading: Reading): FoundAgenda {
  const none: FoundAgenda = { items: [], people: [], lines: new Set() };
  if (reading.transcript) return none;
  const block =
    timedBlock(reading.lines) ??
    (isOrdered(reading) ? undefined : inlineList(reading.lines)) ??
    labelledList(reading.lines);
  if (!block) return none;
  const timed = withClock(block).slice(0, MAX_ITEMS);
  const found = timed.map((one, index) =>
    itemOf(one, reading.source, { first: index === 0, last: index === timed.length - 1 }),
  );
  return {
    items: found.map(({ item }) => item),
    people: found.flatMap(({ people }) => people),
    lines: new Set(
      block.flatMap(({ line }) =>
        reading.lines
          .filter(({ at, text }) => at <= line.at && line.at < at + Math.max(1, text.length))
          .map(({ at }) => at),
      ),
    ),
  };
}

/** "First …, then …" says more than the commas between the items. */
const isOrdered = (reading: Reading): boolean => (readOrder(reading)?.items.length ?? 0) >= 3;

/** If only start times are given, an item ends where the next one starts. */
function withClock(items: Timed[]): Timed[] {
  return items
    .map((item, index) => {
      if (item.seconds !== null || item.start === null) return item;
      const next = items.slice(index + 1).find(({ start }) => start !== null)?.start ?? null;
      const end =
        item.end ??
        (next !== null && next > item.start
          ? next
          : next !== null && next + 720 > item.start && next < item.start
            ? next + 720
            : null);
      return { ...item, seconds: end === null ? null : (end - item.start) * 60 };
    })
    .filter(
      (item, index, all) =>
        !(index === all.length - 1 && item.start !== null && item.seconds === null && OVER.test(item.title)),
    );
}

/** "Saluti" can open a show or end one. */
function typeAt(
  type: AgendaItem["type"],
  { first, last }: { first: boolean; last: boolean },
): AgendaItem["type"] {
  if (first && !last && type === "outro") return "intro";
  return last && !first && type === "intro" ? "outro" : type;
}

/** "15:00 off air" says when the show ends and isn't a segment. */
const OVER =
  /^(?:(?:the )?end(?: of (?:the )?(?:show|stream|day))?|ende|off air|fin(?: de .*)?|final|fim|fine|einde|close|done|finish|schluss|over|cierre|feierabend|we['’]re done|(?:cierre|close|end|ende|fine|fin|fim) (?:y|and|und|e|et|en) \p{L}+|終了|終わり|解散|閉会)[.!]?$/iu;

function itemOf(
  { line, title, titleAt, seconds }: Timed,
  source: string,
  at: { first: boolean; last: boolean },
): { item: AgendaItem; people: FoundPerson[] } {
  const { rest, people } = peopleInItem({ text: title, at: titleAt }, source);
  const shown = clip(
    (rest || title)
      .replace(/https?:\/\/\S+|\S+@\S+\.\S+/g, "")
      .replace(/\s+/g, " ")
      .replace(/^["“„«「]|["”“»」]$/gu, "")
      .trim() || title,
    200,
  );
  return {
    item: {
      title: clip(shown, 200),
      seconds: seconds === null ? null : Math.min(14_400, Math.max(5, seconds)),
      type: typeAt(segmentTypeOf(title), at),
      people: people.map(({ name }) => clip(name, 200)).slice(0, 20),
      from: quoted(source.slice(line.at, line.at + line.text.length)),
    },
    people,
  };
}
