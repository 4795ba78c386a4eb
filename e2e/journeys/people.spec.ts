import { inLive, makeShowroom, until } from "../support/api";
import { drag } from "../support/drag";
import { completeParts, expectFewGaps, probePart, untilUploaded } from "../support/own-copies";
import { enterStudio, expectPicture, goLive, stageOf, watch } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";

test("a co-host joins with a personal link, declines to be recorded, and is removed when it's revoked", async ({
  person,
  complaints,
}) => {
  test.setTimeout(360_000);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ recording: { enabled: true } });
  await enterStudio(host, show.links.studio);
  await expect(host.getByRole("status").getByText("Will be recorded")).toBeAttached();
  await host.getByRole("button", { name: "Go live" }).click();
  const consent = host.getByRole("alertdialog").getByText("By going live, you agree to be recorded.");
  await expect(consent).toBeVisible();
  await host.keyboard.press("Escape");
  await expect(consent).toBeHidden();
  await goLive(host);
  const recording = host.getByRole("status").getByText(/^(Recording|Recording paused)$/);
  await expect(recording).toHaveText("Recording");

  await host.getByRole("button", { name: "Copy links" }).click();
  await host.getByRole("menuitem", { name: "Crew links…" }).click();
  const dialog = host.getByRole("dialog", { name: "Crew links" });
  await dialog.getByLabel("Name").fill("Ben Ode");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByText("Copy this link and send it to Ben Ode.")).toBeVisible();
  const link = (await dialog.locator("code").textContent()) ?? "";
  await expectAccessible(host);
  await host.keyboard.press("Escape");

  const ben = await person({ width: 1280, height: 800, touch: true });
  await ben.goto(link);
  await expect(ben).not.toHaveURL(/key=/);
  await ben.getByRole("button", { name: "Enter studio" }).click({ timeout: 30_000 });
  const question = ben.getByRole("dialog", { name: "Do you agree to be recorded?" });
  await expect(question).toBeVisible({ timeout: 30_000 });
  await expectAccessible(ben);
  await question.getByRole("button", { name: "I don’t agree" }).press("Enter");
  await expect(question).toBeHidden();
  await expect(ben.getByRole("button", { name: "End show" })).toBeVisible();
  await until("both in the studio", async () => {
    const { people } = (await inLive.getStudio({ slug: show.slug })).data;
    return ["co_host", "host"].every((role) => people.some((one) => one.role === role && one.connected));
  });
  await expect(host.getByText("is open in another tab")).toBeHidden();

  // Drag onto the stage, move along it by keyboard and by mouse, and drag off it.
  const strip = host.getByRole("region", { name: "Stage and backstage" });
  const handle = (place: string) => strip.getByRole("button", { name: `Move Ben Ode, ${place}` });
  await drag(host, strip.getByTitle("Drag Ben Ode onto the stage"), stageOf(host));
  const fact = host.getByRole("alertdialog", { name: "Ben Ode declined to be recorded" });
  await expect(fact).toContainText("the recording won’t include them");
  await fact.getByRole("button", { name: "Bring on stage" }).click();
  await expect(strip.getByText("not recorded")).toBeVisible();

  // Everyone sees that the show is recorded, and when that is paused.
  const olga = await person({ width: 390, height: 844 });
  const email = `olga-${Date.now()}@example.com`;
  const seat = (await inLive.createRegistration({ slug: show.slug, name: "Olga", email })).data;
  await watch(olga, seat.join_link ?? "");
  await expect(olga.getByTitle("Recorded", { exact: true })).toBeVisible();
  await host.getByRole("button", { name: "Pause recording" }).click();
  await expect(recording).toHaveText("Recording paused");
  await expect(olga.getByTitle("Recording paused")).toBeVisible();
  await expectAccessible(host);
  await expectAccessible(olga);
  await host.getByRole("button", { name: "Resume recording" }).click();
  await expect(olga.getByTitle("Recorded", { exact: true })).toBeVisible();
  await olga.close();

  // A changed answer counts from then on.
  await ben.getByRole("button", { name: "Devices" }).click();
  await ben.getByRole("dialog", { name: "Devices" }).getByRole("button", { name: "Change answer" }).click();
  await question.getByRole("button", { name: "I agree" }).click();
  await expect(strip.getByText("not recorded")).toBeHidden();

  await handle("2 of 2").press("ArrowLeft");
  await expect(handle("1 of 2")).toBeFocused();
  await drag(host, handle("1 of 2"), strip.getByTitle(/^Remove .* from stage$/).nth(1), 45);
  await expect(handle("2 of 2")).toBeVisible();
  await drag(host, handle("2 of 2"), strip.getByRole("heading", { name: "Backstage" }));
  await expect(strip.getByTitle("Drag Ben Ode onto the stage")).toBeVisible();
  await expect(handle("2 of 2")).toBeHidden();

  await ben.getByRole("button", { name: "Music" }).click();
  await host.getByRole("tab", { name: "Commands" }).click();
  await expect(host.getByText(/Ben Ode, studio/)).toBeVisible();

  // On a tablet, where nothing hovers, a scene's menu is always visible.
  for (const title of ["First talk", "Second talk"])
    await inLive.runStudioCommand({ slug: show.slug, action: "add_scene", scene_type: "talk", title });
  const scenes = ben.getByRole("region", { name: "Run of show" });
  const more = scenes.getByRole("button", { name: "More actions for First talk" });
  expect(await more.evaluate((button) => button.checkVisibility({ opacityProperty: true }))).toBe(true);
  await expectAccessible(ben);
  await more.tap();
  await ben.getByRole("menuitem", { name: "Move down" }).tap();
  await expect(scenes.getByRole("listitem").first()).toContainText("Second talk");

  complaints.expected.push(/401|403|WebSocket|net::ERR|room|disconnect/i);
  await host.getByRole("button", { name: "Copy links" }).click();
  await host.getByRole("menuitem", { name: "Crew links…" }).click();
  await dialog.getByRole("button", { name: "Revoke Ben Ode’s link" }).click();
  await expect(dialog.getByText("Link revoked")).toBeVisible();
  await until("Ben to be out", async () => {
    const { people, host_present } = (await inLive.getStudio({ slug: show.slug })).data;
    return host_present && !people.some(({ name, connected }) => name === "Ben Ode" && connected);
  });
  await host.keyboard.press("Escape");
  await expect(host.getByRole("button", { name: "End show" })).toBeVisible();
});

test("an attendee is invited on stage, is visible to everyone, and leaves again", async ({ person }) => {
  test.setTimeout(360_000);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ recording: { enabled: true } });
  await enterStudio(host, show.links.studio);
  await goLive(host);
  const { slug } = show;
  const register = async (name: string) => {
    const email = `${name.toLowerCase()}-${Date.now()}@example.com`;
    return (await inLive.createRegistration({ slug, name, email })).data.join_link ?? "";
  };
  const olga = await person();
  await watch(olga, await register("Olga"));
  const vera = await person({ width: 390, height: 844 });
  await watch(vera, await register("Vera"));
  await expectPicture(olga, 1);
  await inLive.runStudioCommand({ slug, action: "set_layout", layout: "duo" });

  await host.getByRole("tab", { name: "People" }).click();
  await host.getByRole("button", { name: "Invite attendee" }).click();
  const audience = host.getByRole("dialog", { name: "Invite attendee on stage" });
  await audience.getByLabel("Search by name").fill("ver");
  await audience.getByRole("button", { name: "Invite Vera" }).click();
  await expect(audience.getByText("Invited", { exact: true })).toBeVisible();
  await expectAccessible(host);
  await host.keyboard.press("Escape");

  const asked = vera.getByRole("dialog", { name: "The host is inviting you on stage" });
  await expect(asked).toBeVisible();
  await expect(asked.getByText("as Vera")).toBeVisible();
  await asked.getByRole("button", { name: "Check camera and microphone" }).click();
  await expectPicture(vera, 2);
  await expectAccessible(vera);
  await asked.getByRole("checkbox", { name: "I agree to be recorded" }).check();
  await asked.getByRole("button", { name: "I’m ready" }).click();
  const bar = vera.getByRole("region", { name: "Your stage controls" });
  await expect(bar).toContainText("No one can see or hear you until the host brings you on stage.");

  await host.getByRole("button", { name: "Bring Vera on" }).click();
  await expect(bar).toContainText("Everyone can see");
  await expectPicture(olga, 2, 40);
  await expect(vera.getByText("Recording on this device.")).toBeVisible();
  await expectAccessible(vera);
  const onStage = (await inLive.getStudio({ slug })).data.people.find(({ name }) => name === "Vera");
  const identity = onStage?.identity ?? "";
  await untilUploaded(slug, identity, 4);

  await bar.getByRole("button", { name: "Leave stage" }).click();
  await expect(bar).toBeHidden();
  await until("Vera to be off the stage", async () => {
    const { people } = (await inLive.getStudio({ slug })).data;
    return !people.some(({ name }) => name === "Vera");
  });
  await expectPicture(vera, 1);
  // The upload slows down while the person is in a call, more so on a busy machine.
  await expect(vera.getByText("Everything is uploaded. You can close this page.")).toBeVisible({
    timeout: 120_000,
  });
  const parts = await completeParts(slug, identity);
  expect(parts.map(({ kind }) => kind).sort()).toEqual(["camera", "microphone"]);
  for (const part of parts) {
    const { seconds } = await probePart(part);
    expectFewGaps(part);
    expect(Math.abs(seconds - (part.ends_at_sec - part.starts_at_sec))).toBeLessThan(0.5);
  }
  await expectAccessible(vera);
});
