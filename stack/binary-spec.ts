/** A replacement in a pinned dependency's source; the text must occur exactly once. */
export interface SourceEdit {
  goModule: string;
  file: string;
  from: string;
  to: string;
}

export interface BinarySpec {
  name: string;
  version: string;
  /** The environment variable with the path of a binary, which takes precedence. */
  setting: string;
  /** Arguments that print its version. */
  versionArgs: string[];
  /** Folder of the pinned Go module, the package to build in it, and linker flags besides `-s -w`. */
  module: string;
  goPackage: string;
  linkerFlags?: string;
  /** Changes to the server's own sources before the build. */
  edits?: SourceEdit[];
  /** The URL of the release and its archive for this system; null if there is none. */
  releaseUrl: string;
  archive(os: string, cpu: string): string | null;
  /** SHA-256 of archives by name. If one is missing, the list next to the release is used. */
  sha256: Record<string, string>;
}

/** What the search depends on, so that tests can replace it. */
export interface BinarySurroundings {
  env: NodeJS.ProcessEnv;
  cacheDir: string;
  log(line: string): void;
  /** Connection timeout for a release page, in milliseconds. */
  connectWithinMs: number;
  signal?: AbortSignal;
}
