import { freshAddress } from "../support/accounts";
import { inLive, makeShowroom, until } from "../support/api";
import { emailTo } from "../support/inbox";
import { expect, test } from "./firefox-test";
import { byRole, expectText } from "./steps";

test("someone signs up in Firefox and opens their personal link", async ({ inFirefox, complaints }) => {
  // The first address is refused.
  complaints.expected.push(/^Firefox: 400 .*\/signup$/);
  const starts_at = new Date(Date.now() + 86_400_000).toISOString();
  const { slug, links } = await makeShowroom({ title: "Looms and numbers", starts_at });
  const email = freshAddress("firefox");
  const page = await inFirefox();
  await page.goto(links.signup_page);
  await byRole(page, "textbox", "Name").fill("Grace Hopper");
  await byRole(page, "textbox", "Email").fill("grace");
  await byRole(page, "button", "Save my spot").click();
  await page.locator('[aria-invalid="true"]').wait();
  await byRole(page, "textbox", "Email").fill(email);
  await byRole(page, "button", "Save my spot").click();
  await expectText(page, /You(’|')re in/);

  const mail = await emailTo(email);
  expect(mail.subject).toContain("Looms and numbers");
  await until("the registration", async () =>
    (await inLive.listRegistrations({ slug })).data.some((one) => one.email === email),
  );
  const link = mail.links.find((one) => one.includes(`/watch/${slug}`)) ?? "";
  await page.goto(link);
  await expectText(page, "Grace Hopper");
});
