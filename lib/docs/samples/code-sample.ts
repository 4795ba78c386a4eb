/** One piece of code, as pages show it and tests run it. */
export interface CodeSample {
  /** Shared name of the language over all blocks: `curl`, `typescript`, `python` … */
  id: string;
  label: string;
  code: string;
}
