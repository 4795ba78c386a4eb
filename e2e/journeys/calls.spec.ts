import type { Page } from "@playwright/test";
import { newcomer, openArea } from "../support/accounts";
import { expect, expectAccessible, test } from "../support/test";

const SAID = "I'll send you the proposal by Friday.";
const TRANSCRIPT = [
  "Speaker 1 (0:04): Hello Sarah, thanks for taking the time.",
  "Sarah Chen (0:09): Thanks for having me, Marcus. What made you look for something new?",
  "Speaker 1 (0:16): We spend twelve hours a week on reports, and it takes too long.",
  "Sarah Chen (0:24): Our Team plan takes that off your hands. It costs 4,900 dollars a year.",
  "Speaker 1 (0:33): That is too expensive for us. Does it work with Salesforce?",
  "Sarah Chen (0:41): Yes, it works with Salesforce out of the box.",
  "Speaker 1 (0:48): My sister Carol signs contracts above three thousand dollars.",
  `Sarah Chen (0:55): Good to know. ${SAID}`,
  "Speaker 1 (1:02): Great, please do.",
].join("\n");

const lineOf = (page: Page, text: string) =>
  page.getByRole("region", { name: "Transcript" }).getByRole("listitem").filter({ hasText: text });

const PHONE = { width: 390, height: 844 };

test("a sales call from its transcript to a proposal that is signed on a phone", async ({
  person,
  complaints,
}) => {
  test.setTimeout(300_000);
  // A name that another speaker has.
  complaints.expected.push(/status of 400/);
  const page = await newcomer(person, "calls");
  await openArea(page, "Calls");
  await expect(page.getByText("No test calls yet")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add call" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Analyzing a call costs 4 cents.")).toBeVisible();
  // What was entered stays while another source is looked at.
  await dialog.getByRole("tab", { name: "From a show" }).click();
  await expect(dialog.getByText("No ended shows yet.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Analyze call" })).toBeDisabled();
  await dialog.getByRole("tab", { name: "Text or file" }).click();
  await dialog.getByLabel("Transcript file").setInputFiles({
    ...{ name: "Discovery_Northwind.txt", mimeType: "text/plain" },
    buffer: Buffer.from(TRANSCRIPT),
  });
  await expect(dialog.getByLabel("Transcript", { exact: true })).toHaveValue(TRANSCRIPT);
  await expect(dialog.getByLabel("Title")).toHaveValue("Discovery Northwind");
  await dialog.getByLabel("Date and time").fill("2026-11-23T16:00");
  await dialog.getByRole("button", { name: "Add participant" }).click();
  await dialog.getByLabel("Name of participant 1").fill("Sarah Chen");
  await dialog.getByLabel("Side of participant 1").selectOption("Our side");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Analyze call" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Discovery Northwind");
  await expectAccessible(page);

  // A statement lights up the line that says it: by pointer, and by keyboard.
  const step = page
    .getByRole("region", { name: /^Next steps/ })
    .getByRole("listitem")
    .first();
  await step.hover();
  await expect(lineOf(page, SAID)).toHaveAttribute("data-lit", "");
  await expect(lineOf(page, SAID).locator("mark").first()).toBeVisible();
  const question = page
    .getByRole("region", { name: /^Questions/ })
    .getByRole("listitem")
    .first();
  await question.getByRole("button", { name: /in the transcript$/ }).focus();
  await expect(lineOf(page, SAID)).not.toHaveAttribute("data-lit");
  await expect(page.locator("[data-lit]").first()).toBeInViewport();

  // A topic leads to the sentence that names it, and a part of the chart to its line.
  const topic = page
    .getByRole("region", { name: /^Topics/ })
    .getByRole("listitem")
    .filter({ hasText: "Price" });
  await topic.getByRole("button", { name: /in the transcript$/ }).click();
  await expect(lineOf(page, "twelve hours a week")).toHaveAttribute("data-lit", "");
  const talk = page.getByRole("region", { name: "Conversation" });
  await expect(talk).toContainText(/Longest monologue.*Turns per minute.*Sentiment/);
  await talk.getByText("View as table").click();
  await talk.getByRole("button", { name: /^0:55: show line 8/ }).click();
  await expect(lineOf(page, SAID)).toHaveAttribute("data-lit", "");

  // A speaker gets their name, and the call is analyzed again.
  await page.getByRole("button", { name: "Edit Speaker 1" }).click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Sarah Chen");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Another speaker already has this name.")).toBeVisible();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Marcus Hale");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Edit Marcus Hale" })).toBeVisible();
  await expect(lineOf(page, "twelve hours a week")).toContainText("Marcus Hale");
  await page.getByRole("combobox", { name: /^Score of champion/ }).selectOption("7");
  await expect(page.getByText("Score saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: /^Score of champion/ })).toHaveValue("7");

  // What was found wrongly is corrected and removed by keyboard, and put back.
  const steps = page.getByRole("region", { name: /^Next steps/ });
  const editStep = steps.getByRole("button", { name: /^Edit next step: / }).first();
  // Right after a reload, the page may not hear keys yet.
  await expect(async () => {
    await editStep.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole("dialog").getByLabel("Owner").selectOption("Marcus Hale");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).press("Enter");
  await expect(steps.getByText("Corrected by your team")).toBeVisible();
  await expect(steps.getByRole("listitem").first()).toContainText("Marcus Hale");
  const objections = page.getByRole("region", { name: /^Objections/ });
  const found = await objections.getByRole("listitem").count();
  await objections
    .getByRole("button", { name: /^Edit objection: / })
    .first()
    .press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Remove objection" }).press("Enter");
  const putBack = page
    .getByRole("region", { name: "Removed (1)" })
    .getByRole("button", { name: /^Put back/ });
  await expect(putBack).toBeVisible();
  await expect(objections.getByRole("listitem")).toHaveCount(found - 1);
  await expectAccessible(page);
  await putBack.press("Enter");
  await expect(objections.getByRole("listitem")).toHaveCount(found);
  await expect(putBack).toBeHidden();

  // What the analysis missed is added: by keyboard at its section, and from a line of the transcript.
  const risks = page.getByRole("region", { name: /^Risks/ });
  await risks.getByRole("button", { name: "Add risk" }).press("Enter");
  const adding = page.getByRole("dialog");
  await expect(adding.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
  await adding.getByLabel("Search lines").fill("carol");
  await adding.getByRole("radio").press("Space");
  await adding.getByLabel("Reason").fill("Carol may say no.");
  // Enter there searches. It adds nothing.
  await adding.getByLabel("Search lines").press("Enter");
  await expect(adding.getByLabel("Reason")).toHaveValue("Carol may say no.");
  await expectAccessible(page);
  await adding.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await expect(adding).toBeHidden();
  await expect(risks).toContainText("Carol may say no.");
  await expect(risks.getByText("Added by your team")).toBeVisible();
  await risks.getByText("Carol may say no.").hover();
  await expect(lineOf(page, "My sister Carol")).toHaveAttribute("data-lit", "");
  await lineOf(page, "Great, please do.").hover();
  await lineOf(page, "Great, please do.").getByRole("button", { name: "Add from line 9" }).click();
  await adding.getByLabel("Add as").selectOption("Date");
  await adding.getByLabel("Day").fill("2026-12-01");
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("region", { name: /^Dates/ })).toContainText("Dec 1, 2026");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Edit summary" }).press("Enter");
  await adding.getByLabel("Short").fill("Carol decides about the Team plan.");
  await adding.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(
    "Carol decides about the Team plan.",
  );

  await page.getByRole("button", { name: "Follow-up email" }).click();
  await page.getByRole("button", { name: "Write draft" }).click();
  await expect(page.getByRole("region", { name: "Draft" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy email" })).toBeVisible();
  await page.keyboard.press("Escape");

  // An answer quotes the call, and leads to the line.
  await openArea(page, "Calls");
  await expect(page.getByRole("row").filter({ hasText: "Discovery Northwind" })).toContainText("Marcus Hale");
  await page.getByRole("navigation", { name: "Sales calls" }).getByRole("link", { name: "Ask" }).click();
  await page.getByLabel("Question").fill("Who signs contracts?");
  await page.getByLabel("Question").press("Enter");
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("My sister Carol signs contracts above three thousand dollars.");
  await expectAccessible(page);
  await answer
    .getByRole("link", { name: /Discovery Northwind/ })
    .first()
    .click();
  await expect(lineOf(page, "My sister Carol")).toHaveAttribute("data-lit", "");

  // The same question about this call alone, and about calls of days on which there was none.
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Ask about this call" }).click();
  await expect(page.getByText("Only in Discovery Northwind")).toBeVisible();
  await expect(page.getByLabel("Last day")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel("Question").fill("Who signs contracts?");
  await page.getByLabel("Question").press("Enter");
  await expect(answer).toContainText("My sister Carol signs contracts above three thousand dollars.");
  await page.getByRole("link", { name: "Ask all calls" }).click();
  await page.getByLabel("Question").fill("Who approves contracts?");
  await page.getByLabel("First day").fill("2026-11-24");
  await page.getByLabel("Last day").fill("2026-11-23");
  await expect(page.getByText("Choose the first day or a later one.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toBeDisabled();
  await page.getByLabel("Last day").fill("2026-11-30");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(answer).toContainText("Your calls and documents don’t answer this.");

  // A tracker finds a phrase, and leads to the line.
  const pages = page.getByRole("navigation", { name: "Sales calls" });
  await openArea(page, "Calls");
  await pages.getByRole("link", { name: "Trackers" }).click();
  await page.getByLabel("Keywords").fill("too expensive");
  await page.getByLabel("Said by").selectOption("Customer");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Find mentions" }).click();
  const mentions = page.getByRole("region", { name: "too expensive" });
  await expect(mentions).toContainText("1 mention");
  await mentions.getByRole("link", { name: /Discovery Northwind/ }).click();
  await expect(lineOf(page, "too expensive for us")).toHaveAttribute("data-lit", "");

  // The price that was said becomes a deal, with totals while it's typed.
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Create deal" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Proposal for Marcus Hale");
  await page.getByRole("button", { name: /^Add line for \$4,900/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Team plan, one year");
  await page.getByLabel("Discount %").fill("ten");
  await expect(page.getByText("Enter a number, such as 4900 or 12.50.")).toBeVisible();
  await page.getByLabel("Discount %").fill("10");
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("$4,410.00");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create deal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proposal for Marcus Hale");
  await expectAccessible(page);
  const address = await page.getByRole("link", { name: "Open proposal" }).getAttribute("href");
  const phone = await person(PHONE);
  await phone.goto(address ?? "");
  await phone.getByLabel("Your full name").fill("Marcus Hale");
  await phone.getByRole("checkbox").check();
  await phone.getByRole("button", { name: "Sign for $4,410.00" }).click();
  await expect(phone.getByRole("heading", { name: "Signed" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Signature" })).toContainText("Marcus Hale");
  await expect(page.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  await page.getByRole("link", { name: "← Deals" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Proposal for Marcus Hale" })).toContainText("Signed");

  await pages.getByRole("link", { name: "Calls", exact: true }).click();
  await page.getByRole("link", { name: "Discovery Northwind" }).click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete call" }).click();
  const sure = page.getByRole("alertdialog");
  await expect(sure).toContainText("transcript, analysis and corrections");
  await sure.getByRole("button", { name: "Delete call" }).click();
  await expect(page.getByText("No test calls yet")).toBeVisible();
});

test("a key for sales calls, and a document that answers quote", async ({ person }) => {
  test.setTimeout(180_000);
  const page = await newcomer(person, "call-keys");
  await openArea(page, "Calls");
  const pages = page.getByRole("navigation", { name: "Sales calls" });
  await pages.getByRole("link", { name: "Keys and usage" }).click();
  await expect(page.getByRole("meter", { name: "Used this month" })).toBeVisible();
  await page.getByRole("button", { name: "Create test call key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("CRM");
  await page.getByRole("button", { name: "Create key" }).click();
  const secret = (await page.locator("[data-secret]").textContent()) ?? "";
  expect(secret).toMatch(/^cl_sk_/);
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  const row = page.getByRole("row").filter({ hasText: secret.slice(-4) });
  await expect(row).toContainText("CRM");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Revoke CRM" }).click();
  const sure = page.getByRole("alertdialog");
  await sure.getByLabel("Type revoke to confirm").fill("revoke");
  await sure.getByRole("button", { name: "Revoke key" }).click();
  await expect(row).toContainText("revoked");

  await pages.getByRole("link", { name: "Ask" }).click();
  await page.getByRole("button", { name: "Add document" }).click();
  await page.getByLabel("Title").fill("Price list");
  await page.getByRole("tab", { name: "Text" }).click();
  await page
    .getByRole("textbox", { name: "Text" })
    .fill(
      "# Prices\n\nThe Team plan costs 4,900 dollars a year.\n\n# Support\n\nSupport answers within one day.",
    );
  await page.getByRole("dialog").getByRole("button", { name: "Add document" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Price list" })).toContainText("Markdown");
  await page.getByLabel("Question").fill("How much does the Team plan cost?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("The Team plan costs 4,900 dollars a year.");
  await expect(answer).toContainText("Price list");
  await page.getByRole("button", { name: "Delete Price list" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete document" }).click();
  await expect(page.getByText("No documents yet")).toBeVisible();
});
