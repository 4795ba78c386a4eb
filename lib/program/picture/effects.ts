import type { EffectKind } from "@/lib/stage";
import { firstEndingAfter, type Interval } from "../time/intervals";
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
