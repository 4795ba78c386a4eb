import type { EffectKind } from "@/lib/stage";

/** Particles that are let go at once, as the pages' effects do it. Angles are in degrees, up is 90. */
export interface Burst {
  count: number;
  /** Fractions of the frame. */
  origin: { x: number; y: number };
  angle: number;
  spread: number;
  /** Pixels per tick. */
  velocity: number;
  gravity: number;
  drift: number;
  ticks: number;
  /** When it starts. */
  afterTicks: number;
  scale: number;
  colours: readonly string[];
  /** SVG path around 0, 0; squares and circles if null. */
  shape: string | null;
  /** Whether it doesn't turn. */
  isFlat: boolean;
}

const PETAL = "M0 -10 C 7 -8 8 4 0 10 C -8 4 -7 -8 0 -10 Z";
const HAND =
  "M-6 9 L-6 0 L-9 -4 Q-10 -6 -8 -7 Q-6 -7 -5 -5 L-4 -3 L-4 -10 Q-4 -12 -2.5 -12 Q-1 -12 -1 -10 L-1 -3 L-.5 -12 Q-.5 -14 1 -14 Q2.5 -14 2.5 -12 L2.5 -3 L3.5 -10 Q4 -12 5.5 -11.5 Q6.5 -11 6.5 -9.5 L6 -2 Q8 -5 9.5 -4 Q10.5 -3 9.5 -1 L6 7 L6 9 Z";

const PLAIN = { gravity: 1, drift: 0, ticks: 200, afterTicks: 0, isFlat: false };
/** 160 ms. */
const TICKS_BETWEEN = 10;

/** Returns what an effect consists of. `random` yields 0–1. */
export function burstsOf(kind: EffectKind, widthPx: number, random: () => number): Burst[] {
  const scale = Math.max(0.6, widthPx / 1100);
  const common = { ...PLAIN, velocity: 38 * scale };
  switch (kind) {
    case "confetti":
      return [0, 1].map((side) => ({
        ...common,
        ...{ count: 90, spread: 70, angle: side === 0 ? 60 : 120, origin: { x: side, y: 0.85 }, scale },
        colours: ["#8f8bff", "#ffd166", "#4fd1a5", "#ff8fb1", "#ffffff"],
        shape: null,
      }));
    case "flowers":
      return Array.from({ length: 8 }, (_, index) => ({
        ...common,
        ...{ count: 9, velocity: 6, angle: 270, spread: 120, gravity: 0.35, drift: 0.4, ticks: 420 },
        ...{ afterTicks: index * TICKS_BETWEEN, origin: { x: random(), y: -0.1 }, scale: scale * 1.6 },
        colours: ["#ff8fb1", "#ffc2d4", "#fff1d6", "#ff6f91"],
        shape: PETAL,
      }));
    case "applause":
      return [
        {
          ...common,
          ...{
            count: 36,
            angle: 90,
            spread: 110,
            gravity: 0.6,
            origin: { x: 0.5, y: 1.05 },
            scale: scale * 2,
          },
          colours: ["#ffd8b0", "#f2b68a", "#c98a5e", "#8a5a3b", "#ffe6cf"],
          ...{ shape: HAND, isFlat: true },
        },
      ];
  }
}
