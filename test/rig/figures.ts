/** One measured value next to its goal. */
export interface Figure {
  what: string;
  value: string;
  target: string;
  /** "noted" has no goal. */
  met: boolean | "skipped" | "noted";
  /** The goal was missed only in timing. */
  late?: boolean;
  /** What was measured didn't run to its end. That may have been a lack of time, or a loss. */
  unended?: boolean;
}

const TIMES = new Set(["s", "ms"]);

export const atMost = (what: string, value: number, most: number, unit: string): Figure => ({
  what,
  value: `${round(value)} ${unit}`,
  target: `≤ ${most} ${unit}`,
  met: value <= most,
  ...(value > most && TIMES.has(unit) ? { late: true } : {}),
});

export const atLeast = (what: string, value: number, least: number, unit: string): Figure => ({
  what,
  value: `${round(value)} ${unit}`,
  target: `≥ ${least} ${unit}`,
  met: value >= least,
});

export const exactly = (what: string, value: number, wanted: number): Figure => ({
  what,
  value: String(value),
  target: String(wanted),
  met: value === wanted,
});

/** A missed goal was missed only in timing if a further look shows that. Nothing changes what was measured. */
export async function lateIf(figure: Figure, look: () => boolean | Promise<boolean>): Promise<Figure> {
  return figure.met === false && (await look()) ? { ...figure, late: true } : figure;
}

/** What comes in this many times the time it has was late; what doesn't come even then is lost. */
const PATIENCE = 3;

/** Like `exactly`, for what must be so within some seconds. `look` waits that long and says how it is then. */
export async function inTime(
  what: string,
  wanted: number,
  seconds: number,
  look: (seconds: number) => Promise<number>,
): Promise<Figure> {
  const figure = exactly(what, await look(seconds), wanted);
  return lateIf(figure, async () => (await look(PATIENCE * seconds)) === wanted);
}

const unmet = (figures: Figure[]): Figure[] => figures.filter(({ met }) => met === false);

/** A busy machine causes delays but no losses or duplicates, so only delays are tried again. */
export function isAccident(figures: Figure[]): boolean {
  const failed = unmet(figures);
  return failed.length > 0 && failed.every(({ late }) => late);
}

const MOST_UNENDED = 2;

/**
 * Returns those of the results that are accidents. However many are late: on a slow machine, all may be. If more than a
 * few didn't run to their end, it's none of them: a slow machine doesn't explain that.
 */
export function accidentsIn<Key>(results: ReadonlyMap<Key, Figure[]>): Key[] {
  const accidents = [...results].filter(([, figures]) => isAccident(figures));
  const cut = accidents.filter(([, figures]) => figures.some(({ unended }) => unended));
  return cut.length > MOST_UNENDED ? [] : accidents.map(([key]) => key);
}

export const whatFailed = (figures: Figure[]): string =>
  unmet(figures)
    .map(({ what, value }) => `${what}: ${value}`)
    .join("; ");

/** None of these may have occurred; those that did are listed. */
export function noneOf(what: string, counts: Map<string, number>): Figure {
  const kinds = [...counts].sort(([, a], [, b]) => b - a).map(([kind, count]) => `${count} × ${kind}`);
  return { what, value: kinds.join(", ") || "0", target: "0", met: kinds.length === 0 };
}

export const skipped = (what: string, why: string): Figure => ({
  what,
  value: why,
  target: "",
  met: "skipped",
});

const round = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);

export const noted = (what: string, value: number, unit: string): Figure => ({
  what,
  value: `${round(value)} ${unit}`,
  target: "",
  met: "noted",
});

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 90);

const words = (met: Figure["met"]): string => {
  if (met === "noted") return "";
  if (met === "skipped") return "not run";
  return met ? "met" : "NOT MET";
};

/** Prints the figures as one table. */
export function printTable(figures: Figure[]): void {
  const lines = [
    ["figure", "measured", "target", ""],
    ...figures.map((f) => [f.what, oneLine(f.value), f.target, words(f.met)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log("");
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  const run = figures.filter(({ met }) => typeof met === "boolean");
  const missed = run.filter(({ met }) => met === false).length;
  console.log(`\n${run.length - missed} of ${run.length} met${missed > 0 ? `, ${missed} not` : ""}.`);
}

/** The same as Markdown, to be stored next to the goals. */
export function markdownTable(figures: Figure[]): string {
  const cell = (text: string) => oneLine(text).replaceAll("|", "\\|");
  const rows = figures.map((f) => `| ${cell(f.what)} | ${cell(f.value)} | ${f.target} | ${words(f.met)} |`);
  return ["| Figure | Measured | Target | |", "|---|---|---|---|", ...rows].join("\n");
}

/** The value below which `share` of the values are; 0 for an empty list. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
