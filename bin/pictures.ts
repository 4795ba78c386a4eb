import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { inLive as live, makeShowroom, type Showroom, until } from "../e2e/support/api";
import type { PersonName } from "../e2e/support/camera/people";
import { launchAs } from "../e2e/support/launch-as";
import { enterStudio, expectPicture, goBackstage, goLive, watch } from "../e2e/support/people";
import type { StageCommandInput } from "../lib/stage";
import { projectRoot } from "../stack/paths";

/**
 * Takes the screenshots for the README and the home page from the running product: `npm run pictures`, next
 * to a running `bin/up`.
 */
const folder = join(projectRoot, "components/site/pictures");

const SHOW = {
  title: "Shipping AI agents to production",
  brief: `How teams bring agents into daily work without losing sleep.
Topics:
- Evaluations before release
- Guardrails and budgets
- Incident stories
Key points: start with evaluations, cap the spend, keep a person in the loop`,
  guests: [{ name: "Ana Ruiz", title: "CTO", company: "Northwind" }],
  brand: { accent: "#0f766e" },
  generate_show_plan: true,
};

const HOST = { name: "Hannah Vogel", title: "Host", company: "Northwind" };

const POLL = {
  question: "Who reviews what your agents do?",
  options: ["A person, always", "A person, on doubt", "Another agent"],
};

/** The viewers: what they write and which option they choose. */
const AUDIENCE = [
  ["Grace Hopper", "Hello from Arlington!", 1],
  ["Ben Ode", "We started with 40 test cases. It was enough.", 1],
  ["Mei Tan", "How do you cap the spend per run?", 0],
  ["Luis Ferrer", "Same question here", 1],
  ["Ada Park", "", 2],
] as const;

const browsers: Browser[] = [];

async function browserOf(name: PersonName): Promise<Browser> {
  const browser = await launchAs(name);
  browsers.push(browser);
  return browser;
}

async function open(browser: Browser, width: number, height: number, dark: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    permissions: ["camera", "microphone"],
  });
  return context.newPage();
}

/** Saves a page of a high-density screen at its displayed width, and at a smaller one for phones. */
async function take(page: Page, name: string, width: number, smaller?: number): Promise<void> {
  const shot = await page.screenshot();
  await save(shot, name, width);
  if (smaller) await save(shot, `${name}-${smaller}`, smaller);
}

async function save(shot: Buffer, name: string, width: number): Promise<void> {
  const file = join(folder, `${name}.webp`);
  const { size } = await sharp(shot).resize({ width }).webp({ quality: 80, effort: 6 }).toFile(file);
  console.log(`${file}  ${Math.round(size / 1024)} KiB`);
}

async function bringGuest(show: Showroom, host: Page): Promise<Page> {
  const { slug } = show;
  const { data } = await live.getEvent({ slug });
  const guest_id = data.event.guests[0]?.id ?? "";
  const { data: link } = await live.manageGuestAccessLink({ slug, guest_id, action: "create" });
  const guest = await open(await browserOf("ana"), 390, 844, false);
  await guest.goto(link.backstage_url ?? "");
  await goBackstage(guest);
  await host.getByRole("button", { name: "Bring on stage" }).click({ timeout: 60_000 });
  return guest;
}

async function seat(browser: Browser, slug: string, name: string): Promise<Page> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}-${slug}@example.com`;
  const { data } = await live.createRegistration({ slug, name, email });
  const page = await open(browser, 390, 844, true);
  await watch(page, data.join_link ?? "");
  return page;
}

/** Everyone joins and writes their message. */
async function fillRoom(browser: Browser, slug: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [name, line] of AUDIENCE) {
    const page = await seat(browser, slug, name);
    pages.push(page);
    if (!line) continue;
    await page.getByRole("textbox", { name: "Message everyone" }).fill(line);
    await page.keyboard.press("Enter");
    await page.getByRole("log", { name: "Chat" }).getByText(line).waitFor();
  }
  return pages;
}

async function vote(pages: readonly Page[]): Promise<void> {
  for (const [at, page] of pages.entries()) {
    const option = page.getByRole("button", { name: POLL.options[AUDIENCE[at]?.[2] ?? 0] });
    await option.click();
    await until("the vote", async () => (await option.getAttribute("aria-pressed")) === "true");
  }
}

async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const show = await makeShowroom(SHOW, live);
  const { slug } = show;
  await live.updateEvent({ slug, host: HOST });
  await until(
    "the run of show",
    async () => (await live.getEvent({ slug })).data.event.plan?.status === "ready",
  );
  const browser = await browserOf("hannah");
  const host = await open(browser, 1440, 900, true);
  await enterStudio(host, show.links.studio);
  await goLive(host);
  await bringGuest(show, host);
  const send = (command: StageCommandInput) => live.runStudioCommand({ slug, ...command });
  await send({ action: "set_layout", layout: "duo" });
  await expectPicture(host, 2, 60);
  const audience = await fillRoom(browser, slug);
  const viewer = audience.at(-1);
  if (!viewer) throw new Error("no one is watching");
  await send({ action: "set_ticker", items: ["Questions are open", "Next: guardrails and budgets"] });
  await send({ action: "show_ticker" });
  const { data: studio } = await live.getStudio({ slug });
  const ana = studio.people.find(({ name }) => name === "Ana Ruiz");
  await send({ action: "lower_third", identity: ana?.identity });
  await host.getByRole("tab", { name: "Chat" }).click();
  await host.waitForTimeout(2_500);
  await take(host, "studio", 1440, 720);
  await viewer.setViewportSize({ width: 1280, height: 800 });
  await viewer.waitForTimeout(2_500);
  await take(viewer, "viewer", 1280);
  await viewer.setViewportSize({ width: 390, height: 844 });
  await send({ action: "open_poll", ...POLL });
  await vote(audience);
  await send({ action: "show_results" });
  await viewer.waitForTimeout(2_500);
  await take(viewer, "viewer-phone", 520, 260);
  await host.getByRole("button", { name: "End show" }).click();
  await host.getByRole("alertdialog").getByRole("button", { name: "End show" }).click();
  await until("the end", async () => (await live.getEvent({ slug })).data.event.state === "ended");
}

try {
  await run();
} finally {
  for (const browser of browsers) await browser.close();
}
