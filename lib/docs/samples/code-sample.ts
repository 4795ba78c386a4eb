/** A code sample, as pages show it and tests run it. */
export interface CodeSample {
  /** The language's id: `curl`, `typescript`, `python` … */
  id: string;
  label: string;
  /** File name to save it under, if it's run from a file. */
  file?: string;
  code: string;
}
