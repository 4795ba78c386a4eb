import { expect, it } from "vitest";
import { projectRoot } from "../paths";
import { plainTests } from "./plain-tests";

it("lists test files that can share a process, and none that use a database, start programs or stub globals", async () => {
  const plain = await plainTests(projectRoot);
  expect(plain).toContain("lib/stage/plan.test.ts");
  for (const apart of [
    "lib/modules/people/guests/guest-records.test.ts",
    "lib/platform/database/pg-inside.test.ts",
    "lib/providers/room/voice/room-voice.test.ts",
    "lib/room/live-room.test.ts",
    "stack/checks/plain-tests.test.ts",
  ])
    expect(plain).not.toContain(apart);
});
