import { inside } from "../time/intervals";
import type { Stretch } from "./stretches";

/** What two programs of a show both play, in frames: from `from` to `to` in the one, from `at` on in the other. */
interface SharedStretch {
  from: number;
  to: number;
  at: number;
}

/** Returns what two programs of a show have in common, in the order of the first. */
export const sharedStretches = (one: readonly Stretch[], other: readonly Stretch[]): SharedStretch[] =>
  one.flatMap((stretch) =>
    other
      .filter(({ sessionId }) => sessionId === stretch.sessionId)
      .flatMap((shown) =>
        inside([stretch], shown).map(({ from, to }) => ({
          from: stretch.programFrame + from - stretch.from,
          to: stretch.programFrame + to - stretch.from,
          at: shown.programFrame + from - shown.from,
        })),
      ),
  );
