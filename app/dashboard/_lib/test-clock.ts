import { cache } from "react";
import type { Environment } from "@/lib/platform/security/principal";
import { read } from "./read";

/** The test environment's clock, read once per page render; undefined in live, which has the real one. */
export const testClock = cache(async (environment: Environment) =>
  environment === "test" ? (await read(environment, "getTestClock")).data : undefined,
);
