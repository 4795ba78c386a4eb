import { codeOf, inLive, makeShowroom, until } from "../support/api";
import { enterStudio, expectPicture, goLive, stageOf, watch } from "../support/people";
import { expect, test } from "../support/test";
import { readUp } from "../up";

/** A shared screen that changes, in a browser without one. */
function drawScreen(): void {
  navigator.mediaDevices.getDisplayMedia = async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 360 });
    const pen = canvas.getContext("2d");
    setInterval(() => pen?.fillRect(Math.random() * 600, Math.random() * 320, 40, 40), 200);
    return canvas.captureStream(5);
  };
}

test("a killed room server restarts, and pages rejoin and send automatically, their screen too", async ({
  person,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.expected.push(/WebSocket|net::ERR|signal|connection|reconnect|livekit|Failed to load/i);
  const host = await person({ width: 1440, height: 900 });
  await host.addInitScript(drawScreen);
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
  await host.getByRole("button", { name: "Share screen" }).click();
  await inLive.runStudioCommand({ slug, action: "set_layout", layout: "present" });
  await expectPicture(viewer, 2);

  const { livekit } = readUp().pids;
  process.kill(livekit as number, "SIGKILL");
  await until("a new room server", async () => readUp().pids.livekit !== livekit, 30);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await expectPicture(viewer, 2, 60);
  await until(
    "a command to go through",
    async () =>
      (await codeOf(inLive.runStudioCommand({ slug, action: "set_layout", layout: "duo" }))) === undefined,
    60,
  );
  await expect(stageOf(viewer)).toHaveAttribute("data-layout", "duo", { timeout: 30_000 });
});
