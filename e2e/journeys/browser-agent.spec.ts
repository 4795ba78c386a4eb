import { makeShowroom } from "../support/api";
import { expect, test } from "../support/test";

test("a browser agent signs someone up using only the page's own description", async ({
  person,
  complaints,
}) => {
  // For the attempt with a wrong address below. Browsers log refused requests to the console themselves.
  complaints.expected.push(/status of 400/);
  const { links } = await makeShowroom({ title: "For agents too" });
  const page = await person();
  await page.goto(links.signup_page);
  const form = page
    .getByRole("form")
    .or(page.locator("form"))
    .filter({ has: page.getByRole("textbox", { name: "Email" }) })
    .first();

  const controls = await form.locator("input:not([type=hidden]), button").evaluateAll((found) =>
    found
      // What is hidden from people is hidden from agents as well.
      .filter((control) => control.closest("[aria-hidden=true], [inert]") === null)
      .map((control) => {
        const input = control as HTMLInputElement;
        const label = input.labels?.[0]?.textContent ?? control.textContent ?? "";
        return { name: input.name, kind: input.type, label: label.trim(), required: input.required };
      }),
  );
  expect(controls).toMatchObject([
    { name: "name", kind: "text", required: true },
    { name: "email", kind: "email", required: true },
    { kind: "submit" },
    { name: "marketing_consent", kind: "checkbox", required: false },
  ]);
  for (const { label } of controls) expect(label).not.toBe("");

  await form.getByRole("textbox", { name: "Email" }).fill("not an address");
  await form.getByRole("button").press("Enter");
  for (const name of ["name", "email"]) {
    const field = form.locator(`[name=${name}]`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const described = await field.getAttribute("aria-describedby");
    await expect(page.locator(`#${described}`)).not.toBeEmpty();
  }

  await form.getByLabel("Name").fill("Ada Lovelace");
  await form.getByRole("textbox", { name: "Email" }).fill(`agent-${Date.now()}@example.com`);
  await form.getByRole("button").press("Enter");
  await expect(form).toBeHidden();
  await expect(page.getByText(/You(’|')re in|mail/i).first()).toBeVisible();
});
