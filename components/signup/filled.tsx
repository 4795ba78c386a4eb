interface FilledProps {
  /** With `{placeholders}`. */
  sentence: string;
  values: Readonly<Record<string, string>>;
}

/** A sentence with its placeholders filled. Each value keeps its own text direction. */
export const Filled = ({ sentence, values }: FilledProps) =>
  sentence.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? <bdi key={part}>{values[part]}</bdi> : part));
