import { expect, it } from "vitest";
import { projectRoot } from "../paths";
import { testGroups } from "./test-groups";

it("lets test files share a process unless they start programs, leave traces or look at all workspaces", async () => {
  const { plain, verbs } = await testGroups(projectRoot);
  expect(plain).toContain("lib/stage/plan.test.ts");
  expect(verbs).toContain("lib/modules/show-basics/clients/clients.test.ts");
  for (const apart of [
    "lib/platform/database/pg-inside.test.ts",
    "lib/providers/room/voice/room-voice.test.ts",
    "lib/room/live-room.test.ts",
    "lib/modules/room/room/room-live.test.ts",
    "stack/checks/test-groups.test.ts",
  ])
    expect([...plain, ...verbs]).not.toContain(apart);
});
