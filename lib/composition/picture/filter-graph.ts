import { FRAME_RATE } from "../grid";

/** Inputs and filters of one ffmpeg command, put together layer by layer. */
export class FilterGraph {
  readonly #inputs: string[][] = [];
  readonly #filters: string[] = [];
  #labels = 0;

  /** Adds an input and returns the label of its picture. */
  input(args: readonly string[]): string {
    this.#inputs.push([...args]);
    return `${this.#inputs.length - 1}:v:0`;
  }

  /** Adds a chain of filters and returns the label of what it makes. */
  chain(from: readonly string[], filters: readonly string[]): string {
    this.#labels += 1;
    const label = `l${this.#labels}`;
    const inputs = from.map((one) => `[${one}]`).join("");
    this.#filters.push(`${inputs}${filters.join(",")}[${label}]`);
    return label;
  }

  /** The command's arguments up to its output, which is the picture with this label. */
  arguments(output: string): string[] {
    // More threads only cost time: no filter here is worth sharing.
    const graph = [
      "-filter_complex_threads",
      "1",
      "-filter_complex",
      this.#filters.join(";"),
      "-map",
      `[${output}]`,
    ];
    return [...this.#inputs.flat(), ...graph];
  }
}

/** Wraps an expression so that its commas don't end the filter. */
export const quoted = (expression: string): string => `'${expression}'`;

/** A number as filters read it: never in exponential notation. */
export const decimal = (value: number): string => value.toFixed(6).replace(/\.?0+$/, "");

/** Repeats one frame without drawing it again. */
export const ENDLESS = ["loop=loop=-1:size=1", `setpts=N/(${FRAME_RATE}*TB)`];
