import { resolve } from "node:path";
import type { PostgresOptions } from "./postgres";
import { databaseUrl, postgresAnswers, postgresEnvironment, preparePostgres } from "./postgres";
import { unclaimedDatabases } from "./postgres-files";
import type { Service } from "./supervisor";

/**
 * The embedded PostgreSQL as a supervised process. Creates the cluster on the first call, which takes a
 * second.
 */
export function databaseService(options: PostgresOptions, log: (line: string) => void): Service {
  const command = preparePostgres(options);
  if (command.folder !== resolve(options.dataDir)) {
    log(`The database is in ${command.folder}: the user postgres can't access the data folder.`);
    for (const line of unclaimedDatabases()) log(line);
  }
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
