import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../paths";
import { apiReport } from "./api-report";
import { operationsSource } from "./operation-table";
import {
  afterEndpointsSource,
  audienceEndpointsSource,
  endpointsSource,
  publicEndpointsSource,
} from "./page-endpoints";
import { typesSource } from "./types-source";

/** What is generated for callers: programs and our own pages. The report reads the types on disk. */
export const GENERATED: Record<string, () => string> = {
  "packages/client/src/generated/operations.ts": operationsSource,
  "packages/client/src/generated/types.ts": typesSource,
  "packages/client/api-report.md": apiReport,
  "lib/client/generated/endpoints.ts": endpointsSource,
  "lib/client/generated/public-endpoints.ts": publicEndpointsSource,
  "lib/client/generated/audience-endpoints.ts": audienceEndpointsSource,
  "lib/client/generated/after-endpoints.ts": afterEndpointsSource,
};

/** Writes them and returns the paths written. */
export function writeGeneratedClient(): string[] {
  for (const [path, make] of Object.entries(GENERATED)) writeFileSync(join(projectRoot, path), make());
  return Object.keys(GENERATED);
}
