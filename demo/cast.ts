import { availableParallelism } from "node:os";
import type { Browser, Page } from "@playwright/test";
import { inTest } from "../e2e/support/api";
import type { CameraKind } from "../e2e/support/camera/camera-file";
import type { PersonName } from "../e2e/support/camera/people";
import { emailTo } from "../e2e/support/inbox";
import { launchAs } from "../e2e/support/launch-as";
import { enterStudio, goBackstage, signUp } from "../e2e/support/people";
import { childrenOf } from "../test/rig/child-process";
import { lowerPriority } from "../test/rig/process-tree";
import { ofThisRun, saySeconds } from "./clock";
import type { Show } from "./make-show";
import { makeVoices } from "./voices";

/** Everyone's page. People on camera have a browser each, because a browser has only one camera. */
export interface Cast {
  host: Page;
  cohost: Page;
  ana: Page;
  ben: Page;
  viewer: Page;
  phone: Page;
  /** Closes someone's browser, because their last scene is over. */
  leave(page: Page): Promise<void>;
  /** The personal links of the two viewers. */
  places: { viewer: string; phone: string };
  close(): Promise<void>;
}

/** She declines to be recorded, and is on stage nevertheless. */
export const COHOST = "Cleo Marsh";

const DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** People's browsers would run on their own machines. Here they get the CPU that the product leaves. */
const NICENESS = 5;

async function launch(...whose: Parameters<typeof launchAs>): Promise<Browser> {
  const browser = await launchAs(...whose);
  if (process.platform === "linux")
    for (const pid of childrenOf(process.pid, "chrom")) lowerPriority(pid, NICENESS);
  return browser;
}

/** Encoding and showing the host's camera at 720p and 30 pictures per second takes more than a core in all. */
const HOSTS_CAMERA: CameraKind = availableParallelism() >= 4 ? "whole" : "small";

export async function openCast(show: Show): Promise<Cast> {
  const browsers: Browser[] = [];
  const voices = await saySeconds("what they say into their microphones was made", () =>
    makeVoices(show.slug),
  );
  const open = async (name: PersonName, viewport: typeof DESK, kind: CameraKind = "small"): Promise<Page> => {
    const browser = await launch(name, kind, voices[name]);
    browsers.push(browser);
    return newPage(browser, viewport);
  };
  const host = await open("hannah", DESK, HOSTS_CAMERA);
  await saySeconds("the host's studio is open, devices checked", () => enterStudio(host, show.links.studio));
  const cohost = await open("cleo", LAPTOP);
  await saySeconds("the co-host came by a link of their own, and declined to be recorded", async () => {
    await cohost.goto(await crewLink(host, COHOST));
    await cohost.getByRole("button", { name: "Enter studio" }).click({ timeout: 60_000 });
    // No one sees her in the recording.
    await cohost.getByRole("dialog").getByRole("button", { name: "I don’t agree" }).click();
  });
  const ana = await open("ana", PHONE);
  const ben = await open("ben", LAPTOP);
  await saySeconds("two guests are backstage", async () => {
    await comeBackstage(ana, show.slug, show.guests.ana);
    await comeBackstage(ben, show.slug, show.guests.ben);
  });
  const audience = await launch("hannah", "small");
  browsers.push(audience);
  const viewer = await newPage(audience, LAPTOP);
  const phone = await newPage(audience, PHONE);
  const places = await saySeconds("two people signed up, each with a link in the mail", async () => ({
    viewer: await placeOf(viewer, show, "Grace Hopper"),
    phone: await placeOf(phone, show, "Mei Tanaka"),
  }));
  const close = async (): Promise<void> => {
    await Promise.all(browsers.map((browser) => browser.close()));
  };
  const leave = async (page: Page): Promise<void> => {
    await page.context().browser()?.close();
  };
  return { leave, host, cohost, ana, ben, viewer, phone, places, close };
}

async function newPage(browser: Browser, viewport: typeof DESK): Promise<Page> {
  const context = await browser.newContext({ viewport, permissions: ["camera", "microphone"] });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** The host creates a link for a crew member, as in the studio. */
async function crewLink(host: Page, name: string): Promise<string> {
  await host.getByRole("button", { name: "Copy links" }).click();
  await host.getByRole("menuitem", { name: "Crew links…" }).click();
  const dialog = host.getByRole("dialog", { name: "Crew links" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Create link" }).click();
  await dialog.getByText(`Copy this link and send it to ${name}`).waitFor();
  const link = await dialog.locator("code").textContent();
  await host.keyboard.press("Escape");
  return link ?? "";
}

async function comeBackstage(page: Page, slug: string, guest_id: string): Promise<void> {
  const { data } = await inTest.manageGuestAccessLink({ slug, guest_id, action: "create" });
  await page.goto(data.backstage_url ?? "");
  await goBackstage(page);
  await page.getByText("Backstage – the audience can’t hear you").first().waitFor();
}

async function placeOf(page: Page, show: Show, name: string): Promise<string> {
  const address = `${name.split(" ")[0]?.toLowerCase()}-${ofThisRun}@example.com`;
  await signUp(page, show.links.signup_page, name, address);
  const mail = await emailTo(address);
  if (!mail.calendar?.includes("METHOD:REQUEST")) throw new Error("the confirmation has no calendar part");
  const link = mail.links.find((one) => one.includes("?join="));
  if (!link) throw new Error("the confirmation has no link to the show");
  return link;
}
