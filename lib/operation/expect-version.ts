import type { Ctx } from "./ctx";
import { Problem } from "./problem";

/**
 * Throws `version_conflict` if the caller based its change on another version. Lock the row before reading
 * it.
 */
export function expectVersion(ctx: Ctx, version: number): void {
  if (ctx.expectedVersion !== undefined && ctx.expectedVersion !== version) {
    throw new Problem(
      "version_conflict",
      `The resource is at version ${version}, not ${ctx.expectedVersion}.`,
      { expected_version: "invalid" },
    );
  }
}
