import { expect, it } from "vitest";
import { projectRoot } from "../paths";
import { testGroups } from "./test-groups";

it("lets test files share a process unless they leave traces or take long with real media", async () => {
  const { plain, shared } = await testGroups(projectRoot);
  // Fake timers and stubs end with their file.
  for (const test of [
    "lib/room/live-room",
    "lib/client/api",
    "lib/providers/tts/speakable",
    "lib/stage/plan",
  ])
    expect(plain).toContain(`${test}.test.ts`);
  for (const test of ["lib/modules/show-basics/clients/clients", "lib/modules/show-basics/series/series"])
    expect(shared).toContain(`${test}.test.ts`);
  for (const apart of [
    "lib/platform/database/pg-inside.test.ts",
    "lib/providers/room/voice/room-voice.test.ts",
    "lib/providers/room/livekit.test.ts",
    "lib/modules/studio/studio/one-clock.test.ts",
    "lib/modules/after/transcript-passes/transcript-passes.test.ts",
    "test/conformance/planted.test.ts",
  ])
    expect([...plain, ...shared]).not.toContain(apart);
});
