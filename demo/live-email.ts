import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inLive, makeShowroom } from "../e2e/support/api";
import { emailTo } from "../e2e/support/inbox";
import { signUp } from "../e2e/support/people";
import { up } from "../e2e/up";
import { ofThisRun } from "./clock";
import { shots } from "./shots";

/** In the live environment, email goes out by SMTP; here the mail sink catches it. */
export async function liveEmail(page: Page): Promise<void> {
  const show = await makeShowroom({ title: "The live environment" }, inLive);
  const address = `live-${ofThisRun}@example.com`;
  await signUp(page, show.links.signup_page, "Ada Lovelace", address);
  const mail = await emailTo(address);
  if (mail.state !== "delivered") throw new Error(`the mail is ${mail.state}`);
  await page.goto(up.inbox_url);
  await page.screenshot({ path: join(shots, "11-inbox.png") });
}
