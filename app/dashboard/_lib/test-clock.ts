import { cache } from "react";
import type { Environment } from "@/lib/platform/security/principal";
import { read } from "./read";

/** The clock of a test environment, read once for all that is drawn of a page; live has the real one. */
export const testClock = cache(async (environment: Environment) =>
  environment === "test" ? (await read(environment, "getTestClock")).data : undefined,
);
