import { inLive, makeShowroom, until } from "../support/api";
import { completeParts, expectFewGaps, probePart, untilUploaded } from "../support/own-copies";
import { endShow, enterStudio, expectPicture, goLive } from "../support/people";
import { expect, test } from "./firefox-test";
import { byRole, expectText, movingPictures, watch } from "./steps";

test("a viewer in Firefox sees the host in Chromium, chats and votes", async ({ person, inFirefox }) => {
  test.setTimeout(300_000);
  const { slug, links } = await makeShowroom();
  const host = await person();
  const email = `firefox-${slug}@example.com`;
  const [{ data: registration }] = await Promise.all([
    inLive.createRegistration({ slug, name: "Ada Lovelace", email }),
    enterStudio(host, links.studio),
  ]);
  await goLive(host);
  const viewer = await inFirefox();
  await watch(viewer, registration.join_link ?? "");
  // How large depends on the machine: the room sends what a viewer can take.
  expect((await movingPictures(viewer, 1))[0]).toMatch(/^(640x360|1280x720)$/);

  await byRole(viewer, "textbox", "Message everyone").fill("Hello from Firefox");
  await viewer.keyboard.press("Enter");
  await until("the message", async () =>
    (await inLive.listChatLines({ slug })).data.some(({ text }) => text === "Hello from Firefox"),
  );
  await expectText(viewer, "Hello from Firefox");

  await inLive.runStudioCommand({
    slug,
    action: "open_poll",
    question: "First?",
    options: ["Price", "Speed"],
  });
  const speed = byRole(viewer, "button", "Speed");
  await speed.wait();
  await until("the vote", async () => {
    // A click that comes while the stage makes room for the poll misses it. The same vote again changes nothing.
    await speed
      .setTimeout(8_000)
      .click()
      .catch(() => undefined);
    const { data } = await inLive.getFeed({ slug, stream: "desk_feed" });
    const last = data.messages.findLast(({ type }) => type === "poll_counts");
    return last?.type === "poll_counts" && last.counts[1] === 1;
  });
});

test("a guest in Firefox is seen on stage, and records their own copy", async ({ person, inFirefox }) => {
  test.setTimeout(600_000);
  const { slug, links } = await makeShowroom({
    guests: [{ name: "Ana Ruiz" }],
    recording: { enabled: true },
  });
  const { event } = (await inLive.getEvent({ slug })).data;
  const guest_id = event.guests[0]?.id ?? "";
  const { data: link } = await inLive.manageGuestAccessLink({ slug, guest_id, action: "create" });
  const [host, guest] = await Promise.all([person(), inFirefox()]);
  await Promise.all([enterStudio(host, links.studio), guest.goto(link.backstage_url ?? "")]);
  await movingPictures(guest, 1);
  await byRole(guest, "button", "Go backstage").click();
  await byRole(guest, "button", "I agree").click();
  await expectText(guest, "the audience can’t hear you");
  await goLive(host);
  const identity = await until("the guest backstage", async () => {
    const { people } = (await inLive.getStudio({ slug })).data;
    return people.find(({ role, connected }) => role === "guest" && connected)?.identity;
  });
  await inLive.runStudioCommand({ slug, action: "set_layout", layout: "duo" });
  await inLive.runStudioCommand({ slug, action: "bring_on", identity });
  await expectText(guest, "ON AIR");
  await expectPicture(host, 2);
  // Both see each other: the host's frames decoded in Firefox, the guest's encoded there.
  await movingPictures(guest, 2);

  await expectText(guest, "Recording on this device.");
  const me = `guest-${guest_id}`;
  await untilUploaded(slug, me, 1);
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  await inLive.runStudioCommand({ slug, action: "send_off", identity });
  await expectText(guest, "the audience can’t hear you");
  // The upload slows down while the person is in a call, more so on a busy machine.
  await endShow(host);
  await expectText(guest, "Everything is uploaded. You can close this page.", 90_000);
  const parts = await completeParts(slug, me);
  expect(parts.map(({ kind }) => kind).sort()).toEqual(["camera", "microphone"]);
  for (const part of parts) {
    const { codec, seconds } = await probePart(part);
    expect(codec).toBe(part.kind === "camera" ? "vp8" : "opus");
    expect(part.ends_at_sec - part.starts_at_sec).toBeGreaterThan(5);
    expectFewGaps(part);
    expect(Math.abs(seconds - (part.ends_at_sec - part.starts_at_sec))).toBeLessThan(0.5);
  }
});
