import type { PostgresOptions } from "./postgres";
import { databaseUrl, postgresAnswers, postgresEnvironment, preparePostgres } from "./postgres";
import type { Service } from "./supervisor";

/**
 * The embedded PostgreSQL as a supervised process. Creates the cluster on the first call, which takes a
 * second.
 */
export function databaseService(options: PostgresOptions): Service {
  const command = preparePostgres(options);
  return {
    name: "postgres",
    plan: () => ({ file: command.file, args: command.args, env: postgresEnvironment(), ...command.runAs }),
    ready: () => postgresAnswers(databaseUrl(options, "postgres")),
    readyWithinMs: 120_000,
    // Fast shutdown, then immediate: both keep committed data.
    stop: [
      { signal: "SIGINT", waitMs: 10_000 },
      { signal: "SIGQUIT", waitMs: 5_000 },
    ],
  };
}
