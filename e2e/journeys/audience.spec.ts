import type { RunStudioCommandInput } from "@/packages/client/src/index";
import { SPOKEN_FILE, SPOKEN_WORDS } from "@/test/support/spoken-sample";
import { TranscriptionStub } from "@/test/support/transcription-stub";
import { inLive, makeShowroom, until } from "../support/api";
import { launchOptionsOf } from "../support/browser-args";
import { enterStudio, goLive, stageOf, startWatching, watch } from "../support/people";
import { expectPlaces, tilesOn } from "../support/stage-places";
import { expect, expectAccessible, test } from "../support/test";
import { expectWholeTabs } from "../support/whole-tabs";
import { up } from "../up";

type Each<Input> = Input extends unknown ? Omit<Input, "slug"> : never;

// The audience reads what is said into the microphone.
test.use({ launchOptions: launchOptionsOf(SPOKEN_FILE) });

/** The stack under test may have its speech-to-text port set; otherwise it has its own recogniser. */
const sttPort = Number(process.env.E2E_STT_PORT);
let endpoint: TranscriptionStub | undefined;
test.beforeAll(async () => {
  if (sttPort) endpoint = await TranscriptionStub.start(SPOKEN_WORDS, sttPort);
});
test.afterAll(() => endpoint?.stop());

test("the audience chats and votes, and the host sees the results", async ({ person, complaints }) => {
  test.setTimeout(600_000);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ starts_at: new Date(Date.now() + 3_600_000).toISOString() });
  const { slug } = show;
  await enterStudio(host, show.links.studio);
  await goLive(host);
  const [ada, ben] = await Promise.all(
    ["Ada Lovelace", "Ben Ode"].map(async (name, n) => {
      const email = `${name.split(" ")[0]?.toLowerCase()}-${slug}@example.com`;
      const { data } = await inLive.createRegistration({ slug, name, email });
      const page = await person(n === 0 ? { width: 1280, height: 800 } : { width: 390, height: 844 });
      await watch(page, data.join_link ?? "");
      return page;
    }),
  );
  if (!ada || !ben) throw new Error("nobody watches");

  // The host's words appear in the picture, below it, and in the transcript.
  for (const page of [ada, ben])
    await expect(page.locator('[data-layer="captions"]')).toContainText("words that can be read", {
      timeout: 30_000,
    });
  await ada.getByRole("tab", { name: "Captions" }).click();
  await expect(
    ada
      .getByRole("log", { name: "Captions" })
      .getByText(/words that can be read/)
      .first(),
  ).toBeVisible();
  await ada.getByRole("tab", { name: "Chat" }).click();

  await ada.getByRole("textbox", { name: "Message everyone" }).fill("Hello from London!");
  await ada.keyboard.press("Enter");
  await ben.getByRole("textbox", { name: "Message everyone" }).fill("<b>Hi</b> Ada");
  await ben.getByRole("button", { name: "Send" }).click();
  for (const page of [ada, ben]) {
    const chat = page.getByRole("log", { name: "Chat" });
    await expect(chat.getByText("Hello from London!")).toBeVisible();
    await expect(chat.getByText("<b>Hi</b> Ada")).toBeVisible();
  }
  await host.getByRole("tab", { name: "Chat" }).click();
  await expect(host.getByRole("log", { name: "Chat" }).getByText("Hello from London!")).toBeVisible();
  const crew = host.getByRole("log", { name: "Chat" });
  await ben.getByRole("button", { name: "More actions for Ada Lovelace’s message" }).click();
  await ben.getByRole("button", { name: "Reply" }).click();
  await ben.getByRole("textbox", { name: "Message everyone" }).fill("Hello Ada");
  await ben.keyboard.press("Enter");
  await expect(ada.getByText("Ada Lovelace: Hello from London!")).toBeVisible();
  await ada.getByRole("button", { name: "More actions for Ben Ode’s message" }).first().click();
  await ada.getByRole("button", { name: "Report" }).click();
  await ada.getByRole("button", { name: "Spam" }).click();
  await expect(crew.getByText("1 report")).toBeVisible();
  await expectAccessible(host);
  await crew.getByRole("button", { name: "More actions for Ben Ode’s message" }).first().click();
  await host.getByRole("button", { name: "Hide" }).click();
  for (const page of [ada, ben]) await expect(page.getByText("<b>Hi</b> Ada")).toHaveCount(0);
  await expect(crew.getByText("Hidden")).toBeVisible();
  await host.getByRole("textbox", { name: "Message everyone" }).fill("Welcome, both of you");
  await host.keyboard.press("Enter");
  await expect(ada.getByRole("log", { name: "Chat" }).getByText("Welcome, both of you")).toBeVisible();
  await crew
    .getByRole("listitem")
    .filter({ hasText: "Welcome, both of you" })
    .getByRole("button", { name: /^More actions for .*’s message$/ })
    .click();
  await host.getByRole("button", { name: "Pin" }).click();
  await expect(ben.getByRole("region", { name: "Pinned" }).getByText("Welcome, both of you")).toBeVisible();

  await test.step("slow mode refuses a message that comes too soon, and keeps it in the field", async () => {
    const slow = host.getByRole("combobox", { name: "Slow mode" });
    await slow.selectOption({ label: "1 message per 5 min" });
    const note = "Slow mode: one message every 300 seconds.";
    for (const page of [ada, ben]) await expect(page.getByText(note)).toBeVisible();
    const field = ada.getByRole("textbox", { name: "Message everyone" });
    await field.fill("Is it raining?");
    complaints.expected.push(/status of 429 .*\/chat$/);
    const [refused] = await Promise.all([
      ada.waitForResponse((answer) => answer.url().endsWith("/chat") && answer.status() === 429),
      field.press("Enter"),
    ]);
    expect((await refused.json()).error.code).toBe("rate_limited");
    await expect(field).toHaveValue("Is it raining?");
    await expectAccessible(host);
    await slow.selectOption({ label: "Slow mode off" });
    await expect(ben.getByText(note)).toHaveCount(0);
    await field.press("Enter");
    await expect(ben.getByRole("log", { name: "Chat" }).getByText("Is it raining?")).toBeVisible();
    await expect(ada.getByText(note)).toHaveCount(0);
  });

  await ben.getByRole("button", { name: "Raise hand" }).click();
  await host.getByRole("tab", { name: "Q&A 1" }).click();
  const hands = host.getByRole("list", { name: "Raised hands" });
  await expect(hands.getByText("Ben Ode")).toBeVisible();
  await expectAccessible(host);
  await host.getByRole("button", { name: "Lower Ben Ode’s hand" }).click();
  await expect(ben.getByRole("button", { name: "Raise hand" })).toBeVisible();
  await expect(hands).toHaveCount(0);

  await test.step("a raised hand is invited on stage, which lowers it, and the invitation is declined", async () => {
    await ben.getByRole("button", { name: "Raise hand" }).click();
    await expect(ben.getByRole("button", { name: "Lower hand" })).toBeVisible();
    await hands.getByRole("button", { name: "Invite on stage" }).click();
    const asked = ben.getByRole("dialog", { name: "The host is inviting you on stage" });
    await expect(asked.getByText("as Ben Ode")).toBeVisible();
    await expectAccessible(ben);
    await asked.getByRole("button", { name: "No, thanks" }).click();
    await expect(asked).toBeHidden();
    await expect(ben.getByRole("button", { name: "Raise hand" })).toBeVisible();
    await expect(hands).toHaveCount(0);
  });

  await inLive.runStudioCommand({
    slug,
    action: "open_poll",
    question: "What first?",
    options: ["Price", "Speed"],
  });
  await ada.getByRole("button", { name: "Speed" }).click();
  await ben.getByRole("button", { name: "Price" }).click();
  await ben.getByRole("button", { name: "Speed" }).click();
  await expect(ben.getByRole("button", { name: "Speed" })).toHaveAttribute("aria-pressed", "true");
  await expect(ada.getByText("100%")).toHaveCount(0);
  await host.getByRole("tab", { name: "Polls" }).click();
  await until("both votes to be counted", async () => {
    const { data } = await inLive.getFeed({ slug, stream: "desk_feed" });
    const last = data.messages.findLast(({ type }) => type === "poll_counts");
    return last?.type === "poll_counts" && last.voters === 2 && last.counts[1] === 2;
  });
  await expect(host.getByRole("tabpanel", { name: "Polls" }).getByText("2", { exact: true })).toBeVisible();

  await host.getByRole("button", { name: "Show results" }).click();
  for (const page of [ada, ben]) await expect(page.getByText("100%").first()).toBeVisible();
  for (const page of [ada, ben]) await expectAccessible(page);

  // Overlays on the lower edge of the picture don't shift anything in it.
  const put = (input: Each<RunStudioCommandInput>) =>
    inLive.runStudioCommand({ slug, ...input } as RunStudioCommandInput);
  const watching = [host, ada, ben];
  const before = await Promise.all(watching.map(tilesOn));
  await put({ action: "set_ticker", items: ["Questions are open", "Next: budgets"] });
  await put({ action: "show_ticker" });
  await put({ action: "lower_third", title: "Hannah Vogel", subtitle: "Northwind" });
  for (const page of watching) await expectPlaces(page, ["poll", "ticker", "lower-third"]);
  expect(await Promise.all(watching.map(tilesOn))).toEqual(before);

  await test.step("with reduced motion, the ticker stands still, and there is nothing to pause", async () => {
    const ticker = ada.locator('[data-layer="ticker"]').first();
    const pause = ticker.getByRole("button", { name: "Pause ticker" });
    const moving = () => ticker.evaluate((layer) => layer.getAnimations({ subtree: true }).length);
    await expect(pause).toBeVisible();
    expect(await moving()).toBeGreaterThan(0);
    await ada.emulateMedia({ reducedMotion: "reduce" });
    await expect(pause).toBeHidden();
    await expect.poll(moving).toBe(0);
    await expect(ticker.getByText("Questions are open").first()).toBeVisible();
    await ada.emulateMedia({ reducedMotion: "no-preference" });
  });

  // Everything at once: each element has its own place, in the studio and for the audience, in every layout
  // and at every size.
  await put({ action: "show_question", text: "How do you cap the spend of a run?", author: "Mei" });
  await put({ action: "show_cta", label: "Book a demo", url: `${up.base_url}/docs` });
  // It ends after a while, so it's shown again before it does on a busy machine.
  const quote = () =>
    put({ action: "quote_card", text: "Start with evaluations", author: "Ana", duration_sec: 120 });
  await quote();
  const layers = ["poll", "question", "cta", "quote", "lower-third", "ticker"];
  for (const layout of ["solo", "duo", "present", "grid"] as const) {
    await put({ action: "set_layout", layout });
    for (const page of watching) await expectPlaces(page, layers);
  }
  for (const width of [1024, 390]) {
    await quote();
    for (const page of [host, ada]) {
      await page.setViewportSize({ width, height: 844 });
      await expectPlaces(page, layers);
    }
    for (const name of ["Desk", "End show", "Run of show"])
      await expect(host.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expectAccessible(host);
  }
  await quote();
  for (const width of [390, 320]) {
    await ben.setViewportSize({ width, height: 844 });
    await expectPlaces(ben, layers);
    await expectWholeTabs(ben);
  }
  // On a phone, the cards start right below the row of actions.
  const card = await ben.locator('[data-layer="poll"]').boundingBox();
  const action = await ben.getByRole("button", { name: "Video and captions" }).boundingBox();
  expect((card?.y ?? 0) - (action?.y ?? 0) - (action?.height ?? 0)).toBeLessThan(32);
  await ben.setViewportSize({ width: 390, height: 844 });
  await host.setViewportSize({ width: 1440, height: 900 });
  await ada.setViewportSize({ width: 1280, height: 800 });
  const program = await host.getByRole("region", { name: /^Stage:/ }).boundingBox();
  expect(program?.width).toBeGreaterThan(800);

  // Reactions: your own appear at once, everyone's soon after, and none once the host turns them off.
  await ada.getByRole("button", { name: "Applause" }).click();
  await ada.getByRole("button", { name: "Applause" }).click();
  await expect(ada.getByRole("button", { name: "Applause (2)" })).toBeVisible();
  await ben.getByRole("button", { name: "Heart" }).press("Enter");
  for (const page of [ada, ben])
    for (const name of ["Applause (2)", "Heart (1)"])
      await expect(page.getByRole("button", { name })).toBeVisible();
  await inLive.updateEvent({ slug, watch: { reactions: false, captions: true } });
  await expect(ben.getByRole("group", { name: "Reactions" })).toHaveCount(0);
  await expect(ben.getByRole("tab", { name: "Captions" })).toBeVisible();

  // The call to action can be hidden and shown again, and is counted once per attendee, by its id.
  await ada.getByRole("button", { name: "Hide: Book a demo" }).click();
  await expect(ada.locator('[data-layer="cta"]')).toHaveCount(0);
  await ada.getByRole("button", { name: "Show again: Book a demo" }).click();
  for (let times = 0; times < 2; times += 1) {
    const [opened] = await Promise.all([
      ada.waitForEvent("popup"),
      ada.getByRole("link", { name: /^Book a demo/ }).click(),
    ]);
    await opened.waitForURL(`${up.base_url}/docs`);
    await opened.close();
  }
  await host.getByRole("tab", { name: "FX" }).click();
  await expect(host.getByText("1 person clicked")).toBeVisible();
  await expect(
    host.getByText("Speech on stage is captioned. Viewers can hide captions.", { exact: false }),
  ).toBeVisible();

  // After a reload, your own actions are still marked and the viewing mode is remembered.
  await ada.getByRole("button", { name: "Video and captions" }).click();
  await ada.getByRole("radio", { name: "Audio only" }).check();
  await ada.keyboard.press("Escape");
  await expect(ada.getByText("Playing audio only.")).toBeVisible();
  await ada.reload();
  await startWatching(ada);
  await expect(ada.getByRole("button", { name: "Speed" })).toHaveAttribute("aria-pressed", "true");
  await ada.getByRole("button", { name: "Show video" }).click();
  await expectAccessible(ada);

  const late = await person();
  const { data } = await inLive.createRegistration({ slug, name: "Late", email: `late-${slug}@example.com` });
  await watch(late, data.join_link ?? "");
  await expect(
    late.getByRole("log", { name: "Chat" }).getByText("Hello from London!", { exact: true }),
  ).toBeVisible();
  await expect(late.getByText("100%").first()).toBeVisible();
  await expect(late.getByText("<b>Hi</b> Ada")).toHaveCount(0);
  // Messages from before they joined are loaded when they scroll back.
  const [answer] = await Promise.all([
    // The one that the page goes by: a lost answer is asked for again.
    late.waitForResponse((response) => response.url().includes("/audience/captions") && response.ok()),
    late.getByRole("tab", { name: "Captions" }).click(),
  ]);
  const earlier = (await answer.json()).data.lines.length;
  expect(earlier).toBeGreaterThan(0);
  const log = late.getByRole("group", { name: "Captions" }).getByRole("listitem");
  await expect.poll(() => log.count()).toBeGreaterThanOrEqual(earlier);

  await host.getByRole("tab", { name: "Polls" }).click();
  await host.getByRole("button", { name: "Close poll" }).click();
  await host.getByRole("button", { name: "Remove from stage", exact: true }).click();
  for (const page of [host, ada, ben]) await expect(page.locator('[data-layer="poll"]')).toHaveCount(0);

  await test.step("the host covers the show, reconsiders ending it, and brings it back", async () => {
    const alarm = "The fire alarm went off.";
    const emergency = host.getByRole("button", { name: "Emergency stop", exact: true });
    await emergency.click();
    const dialog = host.getByRole("alertdialog", { name: "Emergency stop" });
    await expect(dialog.getByRole("radio", { name: /^Cover show/ })).toBeChecked();
    await dialog.getByLabel("Card text").fill(alarm);
    await dialog.getByRole("button", { name: "Cover show" }).click();
    await expect(dialog).toBeHidden();
    for (const page of [ada, ben]) await expect(stageOf(page).getByText(alarm)).toBeVisible();
    await expect(host.getByText("The show is stopped. Viewers see a card.", { exact: false })).toBeVisible();

    await emergency.click();
    await expect(dialog.getByRole("radio", { name: /^Put show on hold/ })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: /^Cover show/ })).toHaveCount(0);
    await dialog.getByRole("radio", { name: /^End show/ }).check();
    const end = dialog.getByRole("button", { name: "End show" });
    await expect(end).toBeDisabled();
    await dialog.getByLabel("Type END to confirm").fill("END");
    await expect(end).toBeEnabled();
    await expectAccessible(host);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await host.getByRole("button", { name: "Bring show back" }).click();
    for (const page of [ada, ben]) await expect(stageOf(page).getByText(alarm)).toHaveCount(0);
    await expect(host.getByRole("button", { name: "Bring show back" })).toBeHidden();
  });
});
