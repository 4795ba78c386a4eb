import { codeOf, inLive, makeShowroom, until } from "../support/api";
import { enterStudio, expectPicture, goLive, stageOf, watch } from "../support/people";
import { expect, test } from "../support/test";
import { readUp } from "../up";

test("a killed room server restarts and the pages rejoin automatically", async ({ person, complaints }) => {
  test.setTimeout(360_000);
  complaints.expected.push(/WebSocket|net::ERR|signal|connection|reconnect|livekit|Failed to load/i);
  const host = await person({ width: 1440, height: 900 });
  const { slug, links } = await makeShowroom();
  await enterStudio(host, links.studio);
  await goLive(host);
  const viewer = await person();
  const { data: registration } = await inLive.createRegistration({
    slug,
    name: "Viewer",
    email: `v-${Date.now()}@example.com`,
  });
  await watch(viewer, registration.join_link ?? "");
  await expectPicture(viewer);

  const { livekit } = readUp().pids;
  process.kill(livekit as number, "SIGKILL");
  await until("a new room server", async () => readUp().pids.livekit !== livekit, 30);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await expectPicture(viewer, 1, 60);
  await until(
    "a command to go through",
    async () =>
      (await codeOf(inLive.runStudioCommand({ slug, action: "set_layout", layout: "duo" }))) === undefined,
    60,
  );
  await expect(stageOf(viewer)).toHaveAttribute("data-layout", "duo", { timeout: 30_000 });
});
