import { createHash } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import type { EffectKind } from "@/lib/stage";
import { seededRandom } from "../../random";
import type { Box } from "../canvas/box";
import type { Still, StillSize } from "../description";
import { Animation } from "./animation";
import { burstsOf } from "./bursts";
import { Particle } from "./particle";

/** Pages move particles 60 times per second. */
const TICKS_PER_FRAME = 2;

/**
 * Draws an effect over a frame as an animation with alpha, 30 frames per second, as APNG: what the pages show, but
 * every time the same.
 */
export async function drawEffect(kind: EffectKind, size: StillSize): Promise<Still> {
  const random = seededRandom(kind);
  const bursts = burstsOf(kind, size.width, random);
  const pen = createCanvas(size.width, size.height).getContext("2d");
  const animation = new Animation(size);
  let particles: Particle[] = [];
  let tick = 0;
  do {
    for (let step = 0; step < TICKS_PER_FRAME; step += 1, tick += 1) {
      for (const burst of bursts.filter(({ afterTicks }) => afterTicks === tick))
        for (let index = 0; index < burst.count; index += 1)
          particles.push(new Particle(burst, index, size, random));
      for (const particle of particles) particle.move();
    }
    particles = particles.filter(({ isOver }) => !isOver);
    pen.clearRect(0, 0, size.width, size.height);
    const drawn = particles.map((particle) => particle.draw(pen));
    await animation.add(pen, around(drawn));
  } while (particles.length > 0);
  const png = animation.file();
  return { key: createHash("sha256").update(png).digest("hex"), ...size, png };
}

/** Returns the box around all of them; null for none. */
function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
