import { runImport } from "@/lib/modules/registrations/imports";

/** Runs one import in its own process, for tests that kill it halfway. */
await runImport(process.argv[2] ?? "", {
  progress: async () => undefined,
  signal: new AbortController().signal,
});
process.exit(0);
