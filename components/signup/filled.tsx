interface FilledProps {
  /** Contains `{placeholders}`. */
  sentence: string;
  values: Readonly<Record<string, string>>;
}

/** Fills a sentence's placeholders. Each value keeps its own text direction. */
export const Filled = ({ sentence, values }: FilledProps) =>
  sentence.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? <bdi key={part}>{values[part]}</bdi> : part));
