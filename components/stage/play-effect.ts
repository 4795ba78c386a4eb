import type { CreateTypes, Shape } from "canvas-confetti";
import type { EffectKind } from "@/lib/stage";

const cannons = new WeakMap<HTMLCanvasElement, CreateTypes>();

const PETAL = "M0 -10 C 7 -8 8 4 0 10 C -8 4 -7 -8 0 -10 Z";
const HAND =
  "M-6 9 L-6 0 L-9 -4 Q-10 -6 -8 -7 Q-6 -7 -5 -5 L-4 -3 L-4 -10 Q-4 -12 -2.5 -12 Q-1 -12 -1 -10 L-1 -3 L-.5 -12 Q-.5 -14 1 -14 Q2.5 -14 2.5 -12 L2.5 -3 L3.5 -10 Q4 -12 5.5 -11.5 Q6.5 -11 6.5 -9.5 L6 -2 Q8 -5 9.5 -4 Q10.5 -3 9.5 -1 L6 7 L6 9 Z";

/** Plays an effect on a canvas that covers the stage. All effects move slowly and never flash. */
export async function playEffect(kind: EffectKind, canvas: HTMLCanvasElement): Promise<void> {
  const { default: confetti } = await import("canvas-confetti");
  if (!canvas.isConnected) return;
  const fire = cannons.get(canvas) ?? confetti.create(canvas, { resize: true, useWorker: false });
  cannons.set(canvas, fire);
  const size = Math.max(0.6, canvas.clientWidth / 1100);
  const common = { disableForReducedMotion: true, scalar: size, startVelocity: 38 * size };
  if (kind === "confetti") {
    for (const side of [0, 1]) {
      void fire({
        ...common,
        particleCount: 90,
        spread: 70,
        angle: side === 0 ? 60 : 120,
        origin: { x: side, y: 0.85 },
        colors: ["#8f8bff", "#ffd166", "#4fd1a5", "#ff8fb1", "#ffffff"],
      });
    }
    return;
  }
  if (kind === "flowers") {
    const shapes = [confetti.shapeFromPath({ path: PETAL })];
    return rain(fire, {
      ...common,
      shapes,
      colors: ["#ff8fb1", "#ffc2d4", "#fff1d6", "#ff6f91"],
      scalar: size * 1.6,
    });
  }
  const shapes = [confetti.shapeFromPath({ path: HAND })];
  void fire({
    ...common,
    shapes,
    particleCount: 36,
    angle: 90,
    spread: 110,
    gravity: 0.6,
    flat: true,
    scalar: size * 2,
    origin: { x: 0.5, y: 1.05 },
    colors: ["#ffd8b0", "#f2b68a", "#c98a5e", "#8a5a3b", "#ffe6cf"],
  });
}

function rain(fire: CreateTypes, options: { shapes: Shape[]; colors: string[]; scalar: number }): void {
  for (let burst = 0; burst < 8; burst += 1) {
    setTimeout(() => {
      void fire({
        ...options,
        disableForReducedMotion: true,
        particleCount: 9,
        startVelocity: 6,
        angle: 270,
        spread: 120,
        gravity: 0.35,
        drift: 0.4,
        ticks: 420,
        origin: { x: Math.random(), y: -0.1 },
      });
    }, burst * 160);
  }
}
