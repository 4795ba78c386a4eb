/** A packed file with a part of a model. */
export interface Archive {
  /** Its name, which is the same on a mirror. */
  file: string;
  /** Where its author publishes it. */
  url: string;
  sha256: string;
  /** What to keep: files, and folders with everything in them. */
  keep: readonly string[];
  /** Where to put it in the model's folder. */
  into: string;
  /** Whether its names begin with a folder `package`, which is dropped. */
  inPackage: boolean;
}

/**
 * A trained model, or a program that runs models: too large for the repository and for a dependency of
 * everyone.
 */
export interface Model {
  name: string;
  version: string;
  licence: string;
  /** What it is for, in a few words. */
  what: string;
  /** Approximate size of the download. */
  megabytes: number;
  /** Null if there is none for this kind of machine. */
  archives(os: string, cpu: string): readonly Archive[] | null;
  /**
   * Prepares the unpacked files in `made` for use, once, before the folder gets its final name. `models` is
   * the folder of the other models.
   * @throws a sentence that states the reason
   */
  prepare?(made: string, models: string): Promise<void>;
}

/** The folder's name. Another version has another folder. */
export const folderName = ({ name, version }: Model): string => `${name}-${version}`;

/** Prefix of the folder's name while it is being created. */
export const workPrefix = ({ name }: Model): string => `.${name}-`;
