import type { Page } from "@playwright/test";
import { SPOKEN_FILE } from "@/test/support/spoken-sample";
import { inLive, makeShowroom, until } from "../support/api";
import { launchOptionsOf } from "../support/browser-args";
import { listenToMusic, musicHeard, steady } from "../support/loudness";
import { expectBackground, expectOtherBackground, uploadBackground } from "../support/own-background";
import {
  enterStudio,
  expectPicture,
  expectSound,
  goBackstage,
  goLive,
  stageOf,
  watch,
} from "../support/people";
import { expectBlurred, expectSharp, sharpness } from "../support/sharpness";
import { expect, expectAccessible, test } from "../support/test";

// Microphones carry continuous speech.
test.use({ launchOptions: launchOptionsOf(SPOKEN_FILE) });

test("a guest goes backstage and on stage, and stays out once the link is revoked", async ({
  person,
  complaints,
}) => {
  test.setTimeout(480_000);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ guests: [{ name: "Ana Ruiz", title: "CTO", company: "Northwind" }] });
  await enterStudio(host, show.links.studio);

  const { slug } = show;
  const segments = [
    { title: "Welcome", type: "intro" as const, duration_sec: 300 },
    { title: "Engines", type: "talk" as const, duration_sec: 900, assignee: "Ana Ruiz" },
  ];
  await inLive.replacePlan({ slug, segments });
  const { event } = (await inLive.getEvent({ slug })).data;
  const guest_id = event.guests[0]?.id ?? "";
  const { data: link } = await inLive.manageGuestAccessLink({ slug, guest_id, action: "create" });
  const backstage = link.backstage_url ?? "";
  const guest = await person({ width: 390, height: 844 });
  await guest.goto(backstage);
  await expect(guest.getByText("invited you on stage", { exact: false })).toBeVisible({ timeout: 30_000 });
  await expect(guest.getByText("Questions? You can write to the crew", { exact: false })).toBeVisible();
  await expectAccessible(guest);
  // The background is already blurred in the device check, and again afterwards.
  const own = guest.locator("video");
  await expectPicture(guest);
  const asItIs = await sharpness(own);
  await guest.getByRole("radio", { name: "Strong blur" }).press("Space");
  await expectBlurred(own, asItIs);
  await guest.getByRole("radio", { name: "None" }).press("Space");
  await expectSharp(own, asItIs);
  // A custom image: other file types are rejected, and the browser keeps it for the next visit.
  const ownPicture = guest.getByRole("radio", { name: "Your image" });
  const text = { name: "wall.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") };
  await guest.getByLabel("Your background image").setInputFiles(text);
  await expect(guest.getByText("File type not supported. Use PNG, JPEG or WebP.")).toBeVisible();
  await expect(ownPicture).toBeHidden();
  await uploadBackground(guest.locator("body"));
  await expect(ownPicture).toBeChecked();
  await expectBackground(own);
  await expectAccessible(guest);
  await guest.reload();
  await expect(ownPicture).toBeChecked();
  await expectBackground(own);
  await guest.getByRole("radio", { name: "None" }).press("Space");
  await expectSharp(own, asItIs);
  await goBackstage(guest);
  const standing = guest.getByRole("status").filter({ hasText: /hear you|ON AIR/ });
  await expect(standing).toContainText("Backstage – the audience can’t hear you", { timeout: 30_000 });
  // After a long page, they start at the top, which says who hears them; it stays in view.
  await expect(standing).toBeFocused();
  expect(await guest.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(guest);
  // Before the show, the two see and hear each other: the host on stage, the guest backstage.
  for (const one of [host, guest]) {
    // Video that is out of view isn't sent.
    await stageOf(one).scrollIntoViewIfNeeded();
    await expectPicture(one, 2);
    await expectSound(one);
  }
  // Also blurred for the others, and no longer once it's turned off.
  const seen = host.getByRole("region", { name: "Stage and backstage" }).locator("video");
  const seenBefore = await sharpness(seen);
  await guest.getByRole("button", { name: "Devices" }).click();
  const devices = guest.getByRole("dialog");
  await devices.getByRole("radio", { name: "Strong blur" }).press("Space");
  await expectBlurred(seen, seenBefore);
  await expectAccessible(guest);
  // The same for a custom image; after it is removed, what it hid stays hidden.
  await devices.getByRole("radio", { name: "Your image" }).press("Space");
  await expectBackground(seen);
  await devices.getByRole("button", { name: "Remove background" }).click();
  await expectOtherBackground(seen);
  await expect(devices.getByRole("radio", { name: "Strong blur" })).toBeChecked();
  await devices.getByRole("radio", { name: "None" }).press("Space");
  await expectSharp(seen, seenBefore);
  await guest.keyboard.press("Escape");
  // Their run of show is the show's own, with their segment marked; their page follows the plan.
  const runOfShow = guest.getByRole("list").filter({ hasText: "Engines" });
  await expect(runOfShow.getByRole("listitem").filter({ hasText: "Engines" })).toContainText("You");
  await expect(runOfShow.getByRole("listitem").filter({ hasText: "Welcome" })).not.toContainText("You");
  // A private message from the guest counts as unread until the host has read it.
  await guest.getByRole("textbox", { name: /^Message: Private chat/ }).fill("Is my light too dim?");
  await guest.keyboard.press("Enter");
  const unread = host
    .getByRole("tabpanel")
    .getByRole("button", { name: "Private chat with Ana Ruiz, 1 unread" });
  await expect(host.getByRole("tab", { name: "People 1" })).toBeVisible();
  await unread.click();
  await expect(host.getByRole("dialog").getByText("Is my light too dim?")).toBeVisible();
  await expectAccessible(host);
  await host.getByRole("dialog").getByRole("textbox").fill("It is perfect.");
  await host.keyboard.press("Enter");
  await expect(guest.getByText("It is perfect.")).toBeVisible();
  // A cue also appears at the top of their page, for them alone.
  const cue = guest.getByRole("status").filter({ hasText: "to you only." });
  await host.getByRole("dialog").getByRole("switch", { name: "Read aloud to them" }).click();
  await host.getByRole("dialog").getByRole("textbox").fill("Smile.");
  await host.keyboard.press("Enter");
  await expect(cue).toContainText("Smile.");
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Dismiss cue" }).click();
  await expect(cue).toBeHidden();
  await host.keyboard.press("Escape");
  await expect(host.getByRole("tab", { name: "People 1" })).toBeHidden();

  // Audio of the backstage; the announcer is added with the show.
  const backstageSounds = await host.locator("audio").elementHandles();
  await goLive(host);
  // The live timing tells the guest, and no one else, that their segment is next.
  await expect(guest.getByText("You’re on next.")).toBeVisible();
  await expect(runOfShow.getByRole("listitem").filter({ hasText: "Welcome" })).toContainText("Now");
  // A guest who opens the link only now is told that the show is on air before anything else.
  const late = await person({ width: 390, height: 844 });
  await late.goto(backstage);
  await expect(late.getByRole("status").filter({ hasText: "The show is on air." })).toBeInViewport({
    timeout: 30_000,
  });
  await expectAccessible(late);
  await late.close();
  await expect(host.getByText("You’re on next.")).toBeHidden();
  await guest.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(standing).toBeInViewport();
  // On air, the host hears only the show, and can speak to one person while holding a button.
  const audible = async () => {
    const muted = await Promise.all(
      backstageSounds.map((sound) => sound.evaluate((audio) => (audio as HTMLAudioElement).muted)),
    );
    return muted.filter((one) => !one).length;
  };
  expect(backstageSounds).not.toHaveLength(0);
  await expect.poll(audible).toBe(0);
  const people = host.getByRole("tabpanel", { name: "People" });
  const ear = people.getByRole("button", { name: "Hold to talk privately to Ana Ruiz" });
  await ear.focus();
  await host.keyboard.down("Space");
  await expect(host.getByText("You’re talking privately to Ana Ruiz", { exact: false })).toBeVisible();
  await expect(
    guest.getByText("is talking to you privately. Only you can hear it.", { exact: false }),
  ).toBeVisible();
  await host.keyboard.up("Space");
  await expect(guest.getByText("is talking to you privately.", { exact: false })).toBeHidden();

  const viewer = await person();
  await listenToMusic(viewer);
  const { data: registration } = await inLive.createRegistration({
    slug,
    name: "Viewer",
    email: `g-${Date.now()}@example.com`,
  });
  await watch(viewer, registration.join_link ?? "");
  await expectPicture(viewer, 1);
  // The stage uses the show's theme for the crew, for people on stage and for viewers.
  for (const one of [host, guest, viewer])
    await expect(stageOf(one)).toHaveAttribute("data-look", "editorial");
  await inLive.runStudioCommand({ slug, action: "set_layout", layout: "duo" });

  // The announcer introduces them after the line that is being spoken. The line is gone once it's spoken.
  await Promise.all([
    until("the introduction", async () => {
      const { emcee, emcee_queue } = (await inLive.getStudio({ slug })).data.stage;
      return [emcee, ...emcee_queue].some(
        (line) => line?.text === "Please welcome Ana Ruiz, CTO, Northwind!",
      );
    }),
    host.getByRole("button", { name: "Bring on stage" }).click(),
  ]);
  await expect(standing).toContainText("ON AIR", { timeout: 30_000 });
  await expect(guest.getByText("Your segment is next", { exact: false })).toBeHidden();
  await expectPicture(viewer, 2, 40);
  await musicMakesRoom(slug, { host, guest, viewer });

  // With manual control, an agent only proposes: the host reviews and approves.
  await inLive.setStudioLease({ slug, hands: "people" });
  await inLive.runStudioCommand({ slug, action: "set_layout", layout: "present" });
  await host.getByRole("button", { name: "Review", exact: true }).click();
  const agents = host.getByRole("region", { name: "Agents" });
  await expect(agents.getByRole("img", { name: "The stage after" })).toBeVisible();
  await expectAccessible(host);
  await expect(stageOf(viewer)).toHaveAttribute("data-layout", "duo");
  await agents.getByRole("button", { name: "Approve" }).click();
  await expect(stageOf(viewer)).toHaveAttribute("data-layout", "present");

  // Rename, then remove from the room and rejoin: the link still works because it wasn't revoked.
  await host.getByRole("tab", { name: "People" }).click();
  await people.getByRole("button", { name: "More actions for Ana Ruiz" }).click();
  await host.getByRole("menuitem", { name: "Rename…" }).click();
  await host.getByRole("dialog").getByLabel("Name").fill("Ana María Ruiz");
  await host.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  complaints.expected.push(/WebSocket|net::ERR|room|disconnect/i);
  await people.getByRole("button", { name: "More actions for Ana María Ruiz" }).click();
  await host.getByRole("menuitem", { name: "Remove from show…" }).click();
  await host.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(guest.getByRole("heading", { name: "The host removed you from backstage" })).toBeVisible();
  await guest.getByRole("button", { name: "Rejoin backstage" }).click();
  await expect(standing).toContainText("Backstage", { timeout: 30_000 });

  // The room server disconnects the browser; that is the subject of this journey.
  complaints.expected.push(/401|WebSocket|net::ERR|room|disconnect/i);
  const heading = guest.getByRole("heading", { name: "This link no longer works" });
  const isOut = async () => {
    const { people } = (await inLive.getStudio({ slug })).data;
    return !people.some(({ role, connected }) => role === "guest" && connected);
  };
  await until("the guest to be back", async () => !(await isOut()));
  await inLive.manageGuestAccessLink({ slug, guest_id, action: "revoke" });
  const revokedAt = Date.now();
  // Whichever shows it first: a busy machine needs a while from the room to the page.
  await until("the guest to be disconnected", async () => (await heading.isVisible()) || isOut());
  expect(Date.now() - revokedAt).toBeLessThan(7_000);
  await expect(heading).toBeVisible();
  await until("the guest to be off the stage", isOut);
  await guest.goto(backstage);
  await expect(guest.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(guest);
});

/** The music's volume for the audience, while no one speaks and while a guest speaks. */
async function musicMakesRoom(
  slug: string,
  { host, guest, viewer }: Record<"host" | "guest" | "viewer", Page>,
): Promise<void> {
  const heard = () => steady(viewer, musicHeard);
  const patiently = { timeout: 60_000 };
  await host.keyboard.press("m");
  await guest.getByRole("button", { name: "Mute", exact: true }).click();
  await inLive.runStudioCommand({ slug, action: "music_start", track: "calm" });
  await inLive.runStudioCommand({ slug, action: "set_volume", target: "music", volume: 100 });
  // Its full volume is half that of a voice.
  await expect.poll(heard, patiently).toBeGreaterThan(0.45);
  const full = (await musicHeard(viewer)) ?? 0;
  await guest.getByRole("button", { name: "Unmute", exact: true }).click();
  await expect.poll(async () => ((await heard()) ?? 0) / full, patiently).toBeCloseTo(0.3, 1);
  await guest.getByRole("button", { name: "Mute", exact: true }).click();
  await expect.poll(heard, patiently).toBeGreaterThan(0.9 * full);
  await inLive.runStudioCommand({ slug, action: "music_stop" });
  await guest.getByRole("button", { name: "Unmute", exact: true }).click();
  await host.keyboard.press("m");
}
