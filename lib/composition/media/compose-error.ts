import type { ChildFailure } from "@/lib/platform/confined/child-failure";

/** `failed`: ffmpeg couldn't do it. `incomplete`: it wrote less than it should have. */
export type ComposeFailure = ChildFailure | "failed" | "incomplete" | "not_installed";

/** A piece of the program can't be made. */
export class ComposeError extends Error {
  override name = "ComposeError";
  constructor(
    readonly failure: ComposeFailure,
    options?: ErrorOptions,
  ) {
    super(`A piece of the program can't be made: ${failure}.`, options);
  }
}
