import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { codeOf, inLive, inTest, makeShowroom, type Showroom, until } from "../e2e/support/api";
import { mailTo } from "../e2e/support/inbox";
import { launchAs } from "../e2e/support/launch-as";
import {
  enterStudio,
  expectPicture,
  expectSound,
  goLive,
  signUp,
  stageOf,
  watch,
} from "../e2e/support/people";
import { Receiver } from "../e2e/support/receiver";
import { up } from "../e2e/up";

const shots = join(up.data_dir, "demo");
const started = Date.now();

const BRIEF = `How teams bring agents into daily work without losing sleep.
Topics:
- Evaluations before release
- Guardrails and budgets
- Incident stories
Key points: start with evaluations, cap the spend, keep a person in the loop
Include a live demo and a poll.`;

/** One line a step, with the seconds since the start and those that the step took. */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now();
  const result = await work();
  const at = ((Date.now() - started) / 1000).toFixed(1).padStart(5);
  console.log(`${at} s  ${what} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
  return result;
}

async function open(browser: Browser, width = 1280, height = 800): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    permissions: ["camera", "microphone"],
  });
  return context.newPage();
}

const shot = (page: Page, name: string) => page.screenshot({ path: join(shots, `${name}.png`) });

const eventOf = async ({ slug }: Showroom) => (await inTest.getEvent({ slug })).data.event;

async function makeShow(): Promise<Showroom> {
  const guests = [{ name: "Ana Ruiz", title: "CTO", company: "Northwind" }];
  const starts_at = new Date(Date.now() + 1_800_000).toISOString();
  const body = {
    title: "Shipping AI agents to production",
    brief: BRIEF,
    guests,
    starts_at,
    generate_show_plan: true,
    brand: { accent: "#0f766e" },
  };
  const show = await step("one call made a showroom with four links", () => makeShowroom(body, inTest));
  const plan = await step("the written run of show is there", () =>
    until("the plan", async () => {
      const { plan } = await eventOf(show);
      return plan?.status === "ready" && plan;
    }),
  );
  for (const part of plan.segments)
    console.log(`          ${String(Math.round(part.duration_sec / 60)).padStart(3)} min  ${part.title}`);
  return show;
}

async function attend(browser: Browser, show: Showroom): Promise<Page> {
  const page = await open(browser);
  const address = `grace-${started}@example.com`;
  await step("an attendee signed up on the page", () =>
    signUp(page, show.links.signup_page, "Grace Hopper", address),
  );
  await shot(page, "2-signed-up");
  const mail = await step("the confirmation with its calendar part is in the inbox", () => mailTo(address));
  if (!mail.calendar?.includes("METHOD:REQUEST")) throw new Error("the confirmation has no calendar part");
  await step("the join link shows the host's picture and plays the sound", async () => {
    await watch(page, mail.links.find((link) => link.includes("?join=")) ?? "");
    await expectPicture(page);
    await expectSound(page);
  });
  await shot(page, "4-viewer");
  return page;
}

async function bringGuest(show: Showroom, host: Page, viewer: Page): Promise<void> {
  const { slug } = show;
  const browser = await launchAs("ana");
  const guest_id = (await eventOf(show)).guests[0]?.id ?? "";
  const { data: link } = await inTest.manageGuestAccessLink({ slug, guest_id, action: "create" });
  const guest = await open(browser, 390, 844);
  await step("the guest's own link opens the backstage", async () => {
    await guest.goto(link.backstage_url ?? "");
    await guest.getByRole("button", { name: "Go backstage" }).click({ timeout: 30_000 });
    await guest.getByText("Backstage – only the crew hears you").waitFor({ timeout: 30_000 });
  });
  await shot(guest, "6-backstage");
  await step("the host brought the guest on stage", async () => {
    await inTest.runStudioCommand({ slug, action: "set_layout", layout: "duo" });
    await host.getByRole("button", { name: "Bring on" }).click({ timeout: 30_000 });
    await expectPicture(viewer, 2, 40);
  });
  await shot(host, "7-studio-with-guest");
  await shot(viewer, "8-viewer-with-guest");
  await step("the revoked link put the guest out", async () => {
    await inTest.manageGuestAccessLink({ slug, guest_id, action: "revoke" });
    await guest.getByText("This link does not work any more.").waitFor({ timeout: 10_000 });
  });
  await browser.close();
}

async function run(browser: Browser): Promise<void> {
  const receiver = await Receiver.start();
  const { data: webhook } = await step("a webhook is registered", () =>
    inTest.createWebhook({ url: receiver.url, events: ["*"] }),
  );
  receiver.secret = webhook.secret;
  try {
    const show = await makeShow();
    const host = await open(browser, 1440, 900);
    await step("the studio opened, devices checked", () => enterStudio(host, show.links.studio));
    await shot(host, "1-studio");
    const { slug } = show;
    if ((await codeOf(inTest.runStudioCommand({ slug, action: "confetti" }))) !== "not_live")
      throw new Error("a command was taken before the host was on air");
    await step("the host is on air", () => goLive(host));
    await shot(host, "3-on-air");
    const viewer = await attend(browser, show);
    await step("a call with the key moved the show in front of the viewer", async () => {
      await inTest.runStudioCommand({ slug, action: "set_layout", layout: "grid" });
      await until("the layout", async () => (await stageOf(viewer).getAttribute("data-layout")) === "grid");
      await inTest.runStudioCommand({ slug, command: "throw some confetti" });
    });
    await shot(viewer, "5-viewer-moved");
    await bringGuest(show, host, viewer);
    await step("the host ended the show", async () => {
      await host.getByRole("button", { name: "End show" }).click();
      await host.getByRole("alertdialog").getByRole("button", { name: "End show" }).click();
      await until("the end", async () => (await eventOf(show)).state === "ended");
    });
    const kinds = [
      "event.created",
      "plan.ready",
      "registration.created",
      "show.started",
      "attendee.joined",
      "studio.command",
      "guest.updated",
      "show.ended",
    ];
    await step("the webhook got signed events for all that", () =>
      until(kinds.join(", "), async () => kinds.every((kind) => receiver.types().includes(kind)), 30),
    );
    if (!receiver.events.every(({ verified }) => verified)) throw new Error("a signature did not verify");
    await liveMail(browser);
  } finally {
    receiver.stop();
    await inTest.deleteWebhook({ webhook_id: webhook.id }).catch(() => undefined);
  }
}

/** In the live environment the same mail leaves by SMTP; here the sink catches it. */
async function liveMail(browser: Browser): Promise<void> {
  const show = await makeShowroom({ title: "The live environment" }, inLive);
  const page = await open(browser);
  const address = `live-${started}@example.com`;
  await signUp(page, show.links.signup_page, "Ada Lovelace", address);
  const mail = await step("in the live environment the confirmation went out by SMTP", () => mailTo(address));
  if (mail.state !== "delivered") throw new Error(`the mail is ${mail.state}`);
  await page.goto(up.inbox_url);
  await shot(page, "9-inbox");
}

mkdirSync(shots, { recursive: true });
const browser = await launchAs("hannah");
try {
  await run(browser);
  console.log(`Screenshots are in ${shots}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
}
