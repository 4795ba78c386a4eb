import type { ChatLine } from "./feed-messages";

/**
 * Returns the chat messages with one replaced by its new state, or inserted in order of time if it was hidden
 * before.
 */
export function withLine(lines: readonly ChatLine[], changed: ChatLine): readonly ChatLine[] {
  if (changed.state === "removed")
    return lines
      .filter(({ id }) => id !== changed.id)
      .map((line) => (line.reply_to?.id === changed.id ? withoutQuote(line) : line));
  if (lines.some(({ id }) => id === changed.id))
    return lines.map((line) => (line.id === changed.id ? changed : line));
  const behind = lines.findLastIndex(({ at }) => at <= changed.at);
  return lines.toSpliced(behind + 1, 0, changed);
}

function withoutQuote({ reply_to: _, ...line }: ChatLine): ChatLine {
  return line;
}
