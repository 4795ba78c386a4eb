/** A duration for people, in one unit and one form wherever it stands: "0.8 ms", "927 ms", "1,024 ms". */
export const milliseconds = (value: number): string =>
  `${value.toLocaleString("en", { maximumFractionDigits: value < 9.95 ? 1 : 0 })} ms`;
