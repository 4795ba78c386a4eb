import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";

/**
 * Throws in the live environment, where shows always run in real time.
 * @throws `test_environment_only`
 */
export function requireTest({ environment }: Ctx): void {
  if (environment !== "test")
    throw new Problem("test_environment_only", "The live environment always uses real time. Use a test key.");
}
