import { afterAll, vi } from "vitest";

// Registered before any hook of a test file, and so runs after all of them: the next file in this process has the
// real clock, and the globals and settings that this one began with.
const settings = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
});
