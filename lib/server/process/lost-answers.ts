/** In turn: half of them before the work, half after it. */
const LOSSES = [
  { after: false, by: "503" },
  { after: true, by: "cut" },
  { after: false, by: "cut" },
  { after: true, by: "503" },
] as const;

export type Loss = (typeof LOSSES)[number];

/** Decides which responses are lost, and how: one in `every` calls. */
export class LostAnswers {
  private calls = 0;

  constructor(private readonly every: number) {}

  /** How the response to the next call is lost; undefined if it isn't. */
  next(): Loss | undefined {
    const before = this.calls;
    this.calls += 1;
    if (this.calls % this.every !== 0) return undefined;
    return LOSSES[Math.floor(before / this.every) % LOSSES.length];
  }
}
