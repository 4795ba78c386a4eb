/** A file that holds a part of a model, packed. */
export interface Archive {
  /** Its name; a mirror has it under the same. */
  file: string;
  /** Where its author publishes it. */
  url: string;
  sha256: string;
  /** What of it is kept: files, and folders with all that is in them. */
  keep: readonly string[];
  /** Where in the model's folder that goes. */
  into: string;
  /** Whether its names begin with a folder `package`, which is left out. */
  inPackage: boolean;
}

/** Something trained, or a program that runs such things: too large for the repository and for everybody's packages. */
export interface Model {
  name: string;
  version: string;
  licence: string;
  /** What it is for, in a few words. */
  what: string;
  /** Roughly what is fetched. */
  megabytes: number;
  /** Null where there is none for such a machine. */
  archives(os: string, cpu: string): readonly Archive[] | null;
  /**
   * Makes of what was unpacked in `made` what is used, once, before the folder takes its name; `models` is where others lie.
   * @throws a sentence that says why it could not
   */
  prepare?(made: string, models: string): Promise<void>;
}

/** Its folder's name: another version is another folder. */
export const folderName = ({ name, version }: Model): string => `${name}-${version}`;

/** How the folder's name begins in which it is being made. */
export const workPrefix = ({ name }: Model): string => `.${name}-`;
