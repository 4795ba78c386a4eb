import { fill } from "@/lib/signup/words/fill";
import type { StagePoll } from "@/lib/stage";
import { type Box, snapped, trace, within } from "../canvas/box";
import { drawText, layLine, layText, type TextBlock } from "../canvas/text";
import { cornersOf } from "../look/surface";
import { displayType, faceType, type Sheet } from "../sheet";
import { drawCard, placedCard, roomOf } from "./card";

const GAP_EM = 0.7;
const ROW = { gap: 0.5, beside: 0.7, above: 0.4, between: 1 };
const TINTS = { row: 0.1, bar: 0.25 };

/** Draws the poll, with its results if they are shown. */
export function drawPoll(sheet: Sheet): void {
  const card = placedCard(sheet, "poll");
  const { poll } = sheet.said.state;
  if (!card || !poll) return;
  const { pen, tokens } = sheet;
  const room = roomOf(sheet, card);
  const em = Math.min(
    22,
    Math.max(8, Math.min(room.width * 0.06, room.height / (poll.options.length * 2.7 + 6))),
  );
  const content = (width: number) => {
    const question = layText(pen, poll.question, displayType(tokens, 1.15 * em), { width, lineHeight: 1.25 });
    const rows = rowsOf(sheet, poll, { em, width });
    const foot = layText(
      pen,
      footOf(sheet, poll),
      { ...faceType(tokens, 0.85 * em), tabular: true },
      { width, lineHeight: 1.5 },
    );
    const list = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length - 1) * ROW.gap * em;
    return {
      height: question.height + list + foot.height + 2 * GAP_EM * em,
      draw: ({ x, y }: Box) => {
        drawText(pen, question, { x, y, width }, tokens.colour("--card-ink"));
        let top = y + question.height + GAP_EM * em;
        for (const row of rows) {
          drawRow(sheet, row, { x, y: top, width, height: row.height }, em);
          top += row.height + ROW.gap * em;
        }
        const at = { x, y: top + (GAP_EM - ROW.gap) * em, width };
        drawText(pen, foot, at, tokens.colour("--card-soft"));
      },
    };
  };
  drawCard({ sheet, room, em, padding: [1.2, 1.2], content });
}

/** Votes by answer, if they are shown. */
const countsOf = ({ said }: Sheet, poll: StagePoll): readonly number[] | null =>
  poll.results_shown ? said.votes : null;

const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function footOf(sheet: Sheet, poll: StagePoll): string {
  const { words } = sheet.said;
  const counts = countsOf(sheet, poll);
  const state = poll.state === "closed" ? words.closed : words.open;
  if (!counts) return state;
  const total = totalOf(counts);
  return `${state} · ${total === 1 ? words.vote : fill(words.votes, { count: total })}`;
}

interface Row {
  answer: TextBlock;
  share: { percent: number; text: TextBlock } | null;
  height: number;
}

function rowsOf(sheet: Sheet, poll: StagePoll, { em, width }: { em: number; width: number }): Row[] {
  const { pen, tokens } = sheet;
  const counts = countsOf(sheet, poll);
  const total = counts ? totalOf(counts) : 0;
  const whole = { width: width - 2 * ROW.beside * em, lineHeight: 1.5 };
  return poll.options.map((option, index) => {
    const percent = total > 0 ? Math.round(((counts?.[index] ?? 0) / total) * 100) : 0;
    const type = { ...faceType(tokens, em, 600), tabular: true };
    const share = counts && {
      percent,
      text: layLine(pen, fill(sheet.said.words.share, { share: percent }), type, whole),
    };
    const beside = share ? share.text.width + ROW.between * em : 0;
    const answer = layText(pen, option, faceType(tokens, em), { ...whole, width: whole.width - beside });
    return { answer, share, height: answer.height + 2 * ROW.above * em };
  });
}

function drawRow({ pen, tokens }: Sheet, { answer, share }: Row, box: Box, em: number): void {
  const ink = tokens.colour("--card-ink");
  const pixels = snapped(box);
  const corners = cornersOf(tokens.text("--row-radius"), { em, container: 0 });
  within(
    pen,
    () => trace(pen, pixels, corners),
    () => {
      pen.globalAlpha = TINTS.row;
      pen.fillStyle = ink;
      pen.fillRect(pixels.x, pixels.y, pixels.width, pixels.height);
      pen.globalAlpha = TINTS.bar;
      pen.fillStyle = tokens.colour("--card-accent");
      const bar = snapped({ ...box, width: (box.width * (share?.percent ?? 0)) / 100 });
      pen.fillRect(bar.x, pixels.y, bar.width, pixels.height);
      pen.globalAlpha = 1;
    },
  );
  const at = {
    x: box.x + ROW.beside * em,
    y: box.y + ROW.above * em,
    width: box.width - 2 * ROW.beside * em,
  };
  drawText(pen, answer, at, ink);
  if (share) drawText(pen, share.text, at, ink, "right");
}
