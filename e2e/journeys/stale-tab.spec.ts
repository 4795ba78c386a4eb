import {
  expectSignedOutSoon,
  freshAddress,
  newcomer,
  openArea,
  signIn,
  stopClock,
} from "../support/accounts";
import { expect, expectAccessible, test } from "../support/test";

test("a tab whose browser switched to another workspace says so and does nothing", async ({
  person,
  complaints,
}) => {
  test.setTimeout(150_000);
  complaints.expected.push(/409/);
  const page = await newcomer(person, "mover");
  const stale = await page.context().newPage();
  await stale.goto("/dashboard/test/settings");
  const field = stale.getByLabel("Name", { exact: true });
  await field.fill("Renamed from the stale tab");

  await page.getByRole("button", { name: /Account/ }).click();
  await page.getByRole("menuitem", { name: "New workspace" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Second place");
  await page.getByRole("button", { name: "Create workspace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Second place");

  const says = stale.getByRole("alertdialog");
  await expect(says.getByRole("heading", { name: "You switched workspaces" })).toBeVisible();
  await expectAccessible(stale);
  // A call that the page makes before it notices is refused as well, and the other workspace doesn't change.
  const refused = await stale.evaluate(async () => {
    const { workspace_id: id } = await (await fetch("/api/auth/standing")).json();
    const response = await fetch("/api/app/workspace", {
      method: "PATCH",
      headers: { "Content-Type": "application/json", "X-Showrunner-As": `session:test:not-${id}` },
      body: JSON.stringify({ name: "Renamed from the stale tab" }),
    });
    return (await response.json()).error.code;
  });
  expect(refused).toBe("session_changed");
  await says.getByRole("button", { name: "Reload" }).click();
  await expect(stale.getByRole("heading", { level: 1 })).toContainText("Second place");
});

test("a session ended elsewhere ends on open pages within five seconds", async ({ person, complaints }) => {
  test.setTimeout(150_000);
  complaints.expected.push(/401/);
  const [here, there] = [await person(), await person({ dark: true })];
  const address = freshAddress("traveller");
  await there.clock.install();
  await signIn(there, address);
  await openArea(there, "Clients");
  await signIn(here, address);
  await openArea(here, "Settings");
  await stopClock(there);
  await here.getByRole("button", { name: "Sign out everywhere else" }).click();
  const sure = here.getByRole("alertdialog");
  await sure.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(here.getByText("1 session signed out")).toBeVisible();
  await expectSignedOutSoon(there);
  await expectAccessible(there);
  const answer = await there.request.get("/api/app/workspace", {
    headers: { "X-Showrunner-As": "session:test" },
  });
  expect(answer.status()).toBe(401);
  await there.getByRole("button", { name: "Sign in again" }).click();
  await expect(there).toHaveURL(/sign-in\?callbackUrl=%2Fdashboard%2Ftest%2Fclients/);
});
