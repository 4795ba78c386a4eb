export interface Release {
  date: string;
  title: string;
  /** Markdown lines. */
  changes: readonly string[];
}
