import { Path2D } from "@napi-rs/canvas";
import type { Box } from "../canvas/box";
import type { Pen } from "../canvas/pen";
import type { StillSize } from "../description";
import type { Burst } from "./bursts";

/** What slows a particle down, per tick. */
const DECAY = 0.9;
/** Before it is scaled. */
const SIDE = 10;

/** One particle of an effect. It moves and turns as `canvas-confetti` does it on the pages. */
export class Particle {
  #x: number;
  #y: number;
  #velocity: number;
  #wobble: number;
  #tilt: number;
  #tick = 0;
  readonly #angle: number;
  readonly #wobbleSpeed: number;
  readonly #random: number;
  readonly #colour: string;
  readonly #isRound: boolean;
  readonly #path: Path2D | null;

  constructor(
    readonly burst: Burst,
    index: number,
    { width, height }: StillSize,
    random: () => number,
  ) {
    const { origin, velocity, angle, spread, colours, shape } = burst;
    this.#x = origin.x * width;
    this.#y = origin.y * height;
    this.#velocity = velocity * (0.5 + random());
    this.#angle = (Math.PI / 180) * (spread * (0.5 - random()) - angle);
    this.#wobble = burst.isFlat ? 0 : random() * 10;
    this.#wobbleSpeed = Math.min(0.11, random() * 0.1 + 0.05);
    this.#tilt = (random() * 0.5 + 0.25) * Math.PI;
    this.#random = random() + 2;
    this.#colour = colours[index % colours.length] ?? "#ffffff";
    this.#isRound = random() < 0.5;
    this.#path = shape === null ? null : new Path2D(shape);
  }

  get isOver(): boolean {
    return this.#tick >= this.burst.ticks;
  }

  move(): void {
    const { drift, gravity, isFlat } = this.burst;
    this.#x += Math.cos(this.#angle) * this.#velocity + drift;
    this.#y += Math.sin(this.#angle) * this.#velocity + gravity * 3;
    this.#velocity *= DECAY;
    this.#tick += 1;
    if (isFlat) return;
    this.#wobble += this.#wobbleSpeed;
    this.#tilt += 0.1;
  }

  /** Draws it and returns where. */
  draw(pen: Pen): Box {
    const side = SIDE * this.burst.scale;
    const [wide, high] = this.burst.isFlat
      ? [side, side]
      : [Math.cos(this.#wobble), Math.sin(this.#wobble)].map((turn) => side * turn);
    pen.save();
    pen.globalAlpha = 1 - this.#tick / this.burst.ticks;
    pen.fillStyle = this.#colour;
    pen.translate(this.#x, this.#y);
    if (this.#path) {
      pen.rotate((Math.PI / 10) * this.#wobble);
      pen.scale(Math.abs(wide ?? 0) / SIDE, Math.abs(high ?? 0) / SIDE);
      pen.fill(this.#path);
    } else this.#drawPaper(pen, wide ?? 0, high ?? 0);
    pen.restore();
    const reach = 2 * side + 4;
    return { x: this.#x - reach, y: this.#y - reach, width: 2 * reach, height: 2 * reach };
  }

  /** A square or a circle that turns in the air. */
  #drawPaper(pen: Pen, wide: number, high: number): void {
    const across = this.#random * Math.cos(this.#tilt);
    const down = this.#random * Math.sin(this.#tilt);
    pen.beginPath();
    if (this.#isRound)
      pen.ellipse(
        0,
        0,
        Math.abs(wide) * 0.6,
        Math.abs(high) * 0.6,
        (Math.PI / 10) * this.#wobble,
        0,
        2 * Math.PI,
      );
    else {
      pen.moveTo(0, 0);
      pen.lineTo(wide, down);
      pen.lineTo(wide + across, high + down);
      pen.lineTo(across, high);
    }
    pen.closePath();
    pen.fill();
  }
}
