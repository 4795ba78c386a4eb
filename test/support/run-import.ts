import { runImport } from "@/lib/modules/registrations/imports";

/** Runs one import in a process of its own, for tests that end it in the middle. */
await runImport(process.argv[2] ?? "", {
  progress: async () => undefined,
  signal: new AbortController().signal,
});
process.exit(0);
