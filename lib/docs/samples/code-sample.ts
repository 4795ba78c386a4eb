/** One piece of code, as pages show it and tests run it. */
export interface CodeSample {
  /** Shared name of the language over all blocks: `curl`, `typescript`, `python` … */
  id: string;
  label: string;
  /** The file that it is saved in, where it is run from one. */
  file?: string;
  code: string;
}
