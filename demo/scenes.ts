import { codeOf, inTest, until } from "../e2e/support/api";
import { expectPicture, expectSound, goLive, stageOf, watch } from "../e2e/support/people";
import { drawnFor, drawStroke } from "../e2e/support/whiteboard";
import { STAGE_WORDS } from "../lib/stage/words/stage-words";
import { type Cast, COHOST } from "./cast";
import { log } from "./clock";
import { OPENER, type Show, WALK_ON } from "./make-show";
import { POLL } from "./run-of-show";

interface PlayedScene {
  title: string;
  play(cast: Cast, show: Show): Promise<void>;
}

/** Sends a command in words to the studio over the API, as an agent does. */
const say = (slug: string, command: string) => inTest.runStudioCommand({ slug, command });

/** Types a command into the studio. */
async function type(page: Cast["host"], sentence: string): Promise<void> {
  await page.getByRole("tab", { name: "Commands" }).click();
  const field = page.getByRole("textbox", { name: "Command" });
  await field.fill(sentence);
  await field.press("Enter");
}

const layoutIs = (page: Cast["host"], layout: string) =>
  until(`the layout ${layout}`, async () => (await stageOf(page).getAttribute("data-layout")) === layout, 40);

/** Waits for the announcer's line as a caption. Start before it is spoken: it disappears afterwards. */
const announced = (page: Cast["viewer"], line: string) =>
  stageOf(page).getByText(line.slice(0, 20)).first().waitFor();

const inPanel = async (page: Cast["viewer"], tab: string, name: string, text: string): Promise<void> => {
  await page.getByRole("tab", { name: tab }).click();
  await page.getByRole("textbox", { name }).fill(text);
  await page.keyboard.press("Enter");
};

/** Number of the scene in which everyone is on stage. */
export const PANEL = 5;

export const SCENES: PlayedScene[] = [
  {
    title: "Welcome",
    play: async ({ host, viewer, phone, places }, { slug }) => {
      if ((await codeOf(say(slug, "throw some confetti"))) !== "not_live")
        throw new Error("a command was taken before the host was on air");
      await goLive(host);
      await inTest.runStudioCommand({ slug, action: "set_captions", on: true });
      await until(
        "the opener",
        async () => (await inTest.getStudio({ slug })).data.stage?.emcee?.text === OPENER,
      );
      await watch(viewer, places.viewer);
      await watch(phone, places.phone);
      for (const page of [viewer, phone]) await expectPicture(page, 1, 60);
      await expectSound(viewer);
      await inTest.runStudioCommand({
        slug,
        action: "lower_third",
        title: "Hannah Vogel",
        subtitle: "Northwind",
      });
      await say(slug, "throw some confetti");
    },
  },
  {
    title: "A poll",
    play: async ({ viewer, phone }, { slug }) => {
      await say(slug, "next scene");
      await inTest.runStudioCommand({ slug, action: "open_poll", ...POLL });
      await viewer.getByRole("button", { name: "In a trial" }).click();
      await phone.getByRole("button", { name: "In production" }).click();
      await inTest.runStudioCommand({ slug, action: "show_results" });
      for (const page of [viewer, phone]) await page.getByText("50%").first().waitFor();
    },
  },
  {
    title: "A guest with slides",
    play: async ({ host, ana, viewer }, { slug }) => {
      await inTest.executeStudioCommands({
        slug,
        commands: [{ action: "close_poll" }, { action: "hide_poll" }, { action: "go_scene", index: 2 }],
      });
      await host.getByRole("tab", { name: "People" }).click();
      const row = host.getByRole("listitem").filter({ hasText: "Ana Ruiz" });
      await Promise.all([
        announced(viewer, WALK_ON.ana),
        row.getByRole("button", { name: "Bring on stage" }).first().click(),
        ana.getByText("ON AIR").first().waitFor(),
      ]);
      await stageOf(viewer).locator("img[src^='/files/slides/']").waitFor();
      await host.locator("body").press("ArrowRight");
      await until(
        "the second slide",
        async () => (await inTest.getStudio({ slug })).data.stage?.deck.page === 2,
      );
    },
  },
  {
    title: "The co-host drives",
    play: async ({ cohost, viewer, ben }, { slug }) => {
      await say(slug, "next scene");
      await Promise.all([
        announced(viewer, WALK_ON.ben),
        type(cohost, "bring on Ben Ode and send off Ana Ruiz"),
        ben.getByText("ON AIR").first().waitFor(),
      ]);
      await layoutIs(viewer, "duo");
      await expectPicture(viewer, 2, 60);
    },
  },
  {
    title: "The whole panel, and the chat",
    play: async ({ host, viewer, phone }, { slug }) => {
      await say(slug, "bring Ana back on and go to the next scene");
      await say(slug, `bring on ${COHOST}`);
      await layoutIs(viewer, "grid");
      await expectPicture(viewer, 4, 60);
      await inPanel(viewer, "Chat", "Message everyone", "Hello from London!");
      await inPanel(phone, "Chat", "Message everyone", "The second story is exactly ours.");
      await host.getByRole("tab", { name: "Chat" }).click();
      await host.getByText("exactly ours").first().waitFor();
    },
  },
  {
    title: "Something private is on screen: the card",
    play: async ({ host, viewer, cohost, leave }, { slug }) => {
      await say(slug, `send off ${COHOST} and go to the next scene`);
      await leave(cohost);
      await host.getByRole("button", { name: "Emergency stop" }).click();
      const dialog = host.getByRole("alertdialog");
      await dialog.getByLabel("Card text").fill("One moment, please.");
      await dialog.getByRole("button").last().click();
      await viewer.getByText("One moment, please.").first().waitFor();
    },
  },
  {
    title: "Everything as it was",
    play: async ({ host, viewer }, { slug }) => {
      await host.getByRole("button", { name: "Bring show back" }).click();
      await until(
        "the card to be gone",
        async () => (await inTest.getStudio({ slug })).data.stage?.mask.level === null,
      );
      await expectPicture(viewer, 2, 60);
      await say(slug, "next scene");
      await layoutIs(viewer, "grid");
      await expectPicture(viewer, 3, 60);
    },
  },
  {
    title: "Drawn on one whiteboard",
    play: async ({ host, ben, viewer, phone }, { slug }) => {
      await say(slug, "next scene");
      await inTest.updateWhiteboard({
        slug,
        add: [{ type: "text", x: 200, y: 80, text: "What went wrong, and when" }],
      });
      await host.getByRole("button", { name: "Whiteboard", exact: true }).click();
      await drawStroke(host, 0.4);
      await host.getByRole("button", { name: "Show on stage" }).click();
      await ben.getByRole("button", { name: "Draw on whiteboard" }).click();
      await drawStroke(ben, 0.6);
      for (const page of [viewer, phone])
        await until("the strokes of two people", async () => (await drawnFor(page)) === 3);
    },
  },
  {
    title: "A video, in sync for everyone",
    play: async ({ host, viewer, phone }, { slug, video }) => {
      await inTest.runStudioCommand({ slug, action: "hide_whiteboard" });
      // A guest's board closes when it leaves the stage; the host's stays open for preparation.
      await host.getByRole("button", { name: "Close" }).click();
      await say(slug, "next scene");
      if (video === null) return log("         ffmpeg is not installed: no video");
      await inTest.runStudioCommand({ slug, action: "show_video", video_id: video });
      await inTest.runStudioCommand({ slug, action: "play_video" });
      for (const page of [viewer, phone])
        await until("the video to play", () =>
          stageOf(page)
            .locator("video[src^='/files/videos/']")
            .evaluate((player: HTMLVideoElement) => !player.paused && player.currentTime > 3),
        );
    },
  },
  {
    title: "Questions of the audience",
    play: async ({ host, viewer, phone }, { slug }) => {
      await say(slug, "next scene");
      await inPanel(viewer, "Questions", "Ask the speakers", "How do you cap the spend of a run?");
      await phone.getByRole("tab", { name: "Questions" }).click();
      await phone.getByRole("button", { name: /How do you cap the spend/ }).click();
      await host.getByRole("tab", { name: "Q&A" }).click();
      await host.getByRole("button", { name: "Show on stage" }).first().click();
      await stageOf(viewer).getByText("How do you cap the spend of a run?").waitFor();
    },
  },
  {
    title: "A quote, and flowers",
    play: async ({ viewer }, { slug }) => {
      await say(slug, "hide the question and go to the next scene");
      await inTest.runStudioCommand({
        slug,
        action: "quote_card",
        text: "Start with evaluations, and keep a person in the loop.",
        author: "Ana Ruiz",
        duration_sec: 60,
      });
      await stageOf(viewer).getByText("keep a person in the loop").waitFor();
      await say(slug, "throw some flowers");
    },
  },
  {
    title: "Goodbye",
    play: async ({ host, viewer, phone }, { slug }) => {
      await say(slug, "next scene");
      await inTest.runStudioCommand({
        slug,
        action: "show_cta",
        label: "Get the checklist",
        url: "https://example.com/checklist",
      });
      await say(slug, "applause");
      await host.getByRole("button", { name: "End show" }).click();
      await host.getByRole("alertdialog").getByRole("button", { name: "End show" }).click();
      await until("the end", async () => (await inTest.getEvent({ slug })).data.event.state === "ended");
      for (const page of [viewer, phone]) await stageOf(page).getByText(STAGE_WORDS.thanks).waitFor();
    },
  },
];
