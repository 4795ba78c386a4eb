import type { Figure, Goal, Row } from "./types";

const number = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);

export function isMet({ goal, ratio, value }: Figure): boolean | undefined {
  if (!goal) return undefined;
  const judged = ratio ?? value;
  return "atMost" in goal ? judged <= goal.atMost : judged >= goal.atLeast;
}

const goalText = (goal: Goal | undefined): string =>
  goal === undefined ? "" : "atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;

const metText = (met: boolean | undefined): string => (met === undefined ? "" : met ? "met" : "not met");

const HEAD = ["row", "figure", "", "peer", "its figure", "ratio", "goal", ""];

/** Returns the outcome as a Markdown table with aligned columns. */
export function tableOf(rows: readonly { row: Row; figures: Figure[] }[]): string {
  const lines = rows.flatMap(({ row, figures }) => figures.map((figure) => cells(row, figure)));
  const widths = HEAD.map((head, i) => Math.max(head.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const write = (line: string[]) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  const notes = rows.flatMap(({ figures }) =>
    figures.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : [])),
  );
  return [write(HEAD), rule, ...lines.map(write), ...(notes.length > 0 ? ["", ...notes] : [])].join("\n");
}

const cells = (row: Row, figure: Figure): string[] => [
  row.id,
  figure.name,
  `${number(figure.value)} ${figure.unit}`,
  figure.peer?.name ?? "",
  figure.peer ? `${number(figure.peer.value)} ${figure.unit}` : "",
  figure.ratio === undefined ? "" : number(figure.ratio),
  goalText(figure.goal),
  metText(isMet(figure)),
];
