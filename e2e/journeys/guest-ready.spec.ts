import { inLive, makeShowroom, until } from "../support/api";
import { emailTo } from "../support/inbox";
import { expect, expectAccessible, test } from "../support/test";

test("a guest opens the emailed invitation and passes the device check, on a phone", async ({ person }) => {
  test.setTimeout(240_000);
  const { slug } = await makeShowroom();
  const email = `ana-${Date.now()}@example.com`;
  const made = await inLive.createGuest({
    slug,
    name: "Ana Ruis",
    title: "CTO",
    intro: "She built it.",
    email,
  });
  const guest_id = made.data.id;
  await inLive.inviteGuest({ slug, guest_id, mode: "send", note: "So glad you come.", send: true });
  const mail = await emailTo(email);
  expect(mail.text).toContain("So glad you come.");
  const link = /https?:\/\/\S+\/backstage\/\w+/.exec(mail.text)?.[0] ?? "";

  const guest = await person({ width: 390, height: 844 });
  await guest.goto(link);
  const enter = guest.getByRole("button", { name: "Go backstage" });
  await expect(enter).toBeInViewport({ timeout: 30_000 });
  await expectAccessible(guest);

  const intro = guest.getByRole("region", { name: "Your introduction" });
  await intro.getByLabel("Name").fill("Ana Ruiz");
  await intro.getByLabel("Company").fill("Northwind");
  await expect(intro.getByText("CTO, Northwind")).toBeVisible();
  await intro.getByRole("button", { name: "Save and confirm" }).click();
  await expect(intro.getByText("Confirmed.")).toBeVisible();
  await intro.getByLabel("Your photo").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: await guest.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } }),
  });
  await intro.getByRole("button", { name: "Confirm introduction" }).click({ timeout: 30_000 });
  await expect(intro.getByText("Confirmed.")).toBeVisible();

  const check = guest.getByRole("region", { name: "Technical check" });
  await check.getByRole("button", { name: "Run check" }).click();
  await check.getByRole("button", { name: "Yes, I can hear it" }).click({ timeout: 60_000 });
  await expect(check.getByText("Latency")).toBeVisible({ timeout: 30_000 });
  await expect(enter).toBeInViewport();
  await expectAccessible(guest);

  await until("the host to see that everything is there", async () => {
    const { readiness, name, photo } = (await inLive.getGuest({ slug, guest_id })).data;
    return readiness.ready && name === "Ana Ruiz" && photo.includes("/portraits/");
  });
  const [found] = (await inLive.listTechnicalChecks({ slug, guest_id })).data;
  expect(found).toMatchObject({
    camera: "ok",
    microphone: "ok",
    speakers: "ok",
    source: "guest",
    state: "passed",
  });
  expect(found?.network.up_mbps).toBeGreaterThan(0);
  expect(found?.network.rtt_ms).toBeGreaterThanOrEqual(0);
});
