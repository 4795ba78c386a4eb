import type { EffectKind } from "@/lib/stage";
import { editsIn, hiddenLayer, type MediaRange, type ProgramEdit } from "../line/edits";
import type { RecordedShow } from "../show/recorded-show";
import { sessionStages } from "../show/session-stages";
import { firstEndingAfter, type Interval, joined, outside } from "../time/intervals";
import { FRAME_RATE, frameAt } from "../time/units";
import type { LookInput } from "./looks";
import type { SpanEffect } from "./span";

/** How long an effect can be seen, in seconds. */
export const EFFECT_SECONDS: Record<EffectKind, number> = { confetti: 4, applause: 4, flowers: 9 };
const LONGEST_FRAMES = Math.max(...Object.values(EFFECT_SECONDS)) * FRAME_RATE;

/** Returns what finds the effects that are seen in a span. */
export function effectFinder({
  session,
  show,
}: Pick<LookInput, "session" | "show">): (span: Interval) => SpanEffect[] {
  const started = [...show.timeline.effects.values()]
    .map(({ kind, at }) => ({ kind, frame: frameAt(Date.parse(at) - session.began) }))
    // Earlier ones belong to another session, or to a rehearsal.
    .filter(({ frame }) => frame >= 0)
    .sort((a, b) => a.frame - b.frame || (a.kind < b.kind ? -1 : 1));
  const seen = started.map(({ frame }) => ({ from: frame, to: frame + LONGEST_FRAMES }));
  return (span) => {
    const found: SpanEffect[] = [];
    for (let index = firstEndingAfter(seen, span.from); index < started.length; index += 1) {
      const { kind, frame } = started[index] ?? { kind: "confetti", frame: span.to };
      if (frame >= span.to) break;
      if (frame + EFFECT_SECONDS[kind] * FRAME_RATE > span.from)
        found.push({ kind, frame: frame - span.from });
    }
    return found;
  };
}

/** Returns when effects are seen, as far as the edits show them. */
export function effectRanges(show: RecordedShow, edits: readonly ProgramEdit[]): MediaRange[] {
  const effects = [...show.timeline.effects.values()];
  return sessionStages(show).flatMap(({ session: { id: sessionId }, began }) => {
    const seen = effects.flatMap(({ kind, at }) => {
      const from = Date.parse(at) - began;
      return from < 0 ? [] : [{ from, to: from + EFFECT_SECONDS[kind] * 1000 }];
    });
    const hidden = hiddenLayer(editsIn(edits, sessionId), "effects");
    return joined(seen)
      .flatMap((one) => outside(hidden, one))
      .map(({ from, to }) => ({ sessionId, fromMs: from, toMs: to }));
  });
}
