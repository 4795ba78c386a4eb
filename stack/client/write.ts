import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiReport } from "./api-report";
import { clientDir } from "./client-dir";
import { operationsSource } from "./operation-table";
import { typesSource } from "./types-source";

/** What is derived of the client, by its path in the package. The report reads the types that are on disk. */
export const GENERATED: Record<string, () => string> = {
  "src/generated/operations.ts": operationsSource,
  "src/generated/types.ts": typesSource,
  "api-report.md": apiReport,
};

/** Writes them; the paths that were written. */
export function writeGeneratedClient(): string[] {
  for (const [path, make] of Object.entries(GENERATED)) writeFileSync(join(clientDir, path), make());
  return Object.keys(GENERATED);
}
