/** A text of a pinned dependency that is exchanged for another one; it has to be there exactly once. */
export interface SourceEdit {
  goModule: string;
  file: string;
  from: string;
  to: string;
}

export interface BinarySpec {
  name: string;
  version: string;
  /** The environment variable that names a binary and wins over everything. */
  setting: string;
  /** Arguments that make it print its version. */
  versionArgs: string[];
  /** Folder with the pinned Go module, the package to build in it, and linker flags besides `-s -w`. */
  module: string;
  goPackage: string;
  linkerFlags?: string;
  /** What is changed in the server's own sources before they are built. */
  edits?: SourceEdit[];
  /** The release page's folder and its archive for this system; null where there is none. */
  releaseUrl: string;
  archive(os: string, cpu: string): string | null;
  /** SHA-256 of archives by name. One that is missing here is compared with the list beside the release. */
  sha256: Record<string, string>;
}

/** What the search depends on, so that tests can put something else in its place. */
export interface BinarySurroundings {
  env: NodeJS.ProcessEnv;
  cacheDir: string;
  log(line: string): void;
  /** How long a release page may take to take the connection. */
  connectWithinMs: number;
  signal?: AbortSignal;
}
