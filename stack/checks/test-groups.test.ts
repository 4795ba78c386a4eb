import { expect, it } from "vitest";
import { projectRoot } from "../paths";
import { testGroups } from "./test-groups";

it("lets test files share a process unless they start programs or leave traces", async () => {
  const { plain, shared } = await testGroups(projectRoot);
  expect(plain).toContain("lib/stage/plan.test.ts");
  for (const test of ["clients/clients", "series/series"])
    expect(shared).toContain(`lib/modules/show-basics/${test}.test.ts`);
  for (const apart of [
    "lib/platform/database/pg-inside.test.ts",
    "lib/providers/room/voice/room-voice.test.ts",
    "lib/room/live-room.test.ts",
    "stack/checks/test-groups.test.ts",
  ])
    expect([...plain, ...shared]).not.toContain(apart);
});
