import { OpenIdStub } from "@/test/support/openid-stub";
import { freshAddress, openArea } from "../support/accounts";
import { expect, expectAccessible, test } from "../support/test";

/** The port of the stack's OpenID provider, if configured; `bin/test` chooses it. */
const port = Number(process.env.E2E_OIDC_PORT);
const NAME = process.env.OIDC_NAME || "single sign-on";

let stub: OpenIdStub;
test.skip(!port, "This stack was started without an OpenID provider.");
test.beforeAll(async () => {
  stub = await OpenIdStub.start(port);
});
test.afterAll(() => stub?.stop());

test("signing in through a provider, and linking one", async ({ person, complaints }) => {
  test.setTimeout(180_000);
  complaints.expected.push(new RegExp(`foreign request: ${stub.url}/authorize`));
  const page = await person({ width: 390, height: 844, dark: true });
  const button = page.getByRole("button", { name: `Continue with ${NAME}` });
  const email = freshAddress("provided");

  stub.person = { sub: email, email, verified: false };
  await page.goto("/sign-in");
  await expectAccessible(page);
  await button.click();
  await expect(page.getByText("hasn’t verified your email address")).toBeVisible();
  stub.person = { sub: email, email, verified: true, name: "Pat" };
  stub.mischief = "wrong_nonce";
  await button.click();
  await expect(page.getByText("Couldn’t sign you in with this provider")).toBeVisible();
  await expectAccessible(page);

  stub.mischief = "none";
  await button.click();
  await page.waitForURL(/\/dashboard/);
  await page.goto("/dashboard/test/settings");
  const ways = page.getByRole("region", { name: "Sign-in methods" });
  await expect(ways).toContainText(email);
  await expectAccessible(page);
  await ways.getByRole("button", { name: `Unlink ${NAME}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
  await expect(ways.getByText(`${NAME} is not linked`)).toBeVisible();

  const other = `other-${email}`;
  stub.person = { sub: other, email: other, verified: true };
  await ways.getByRole("button", { name: `Link ${NAME}` }).click();
  await expect(ways).toContainText(other);

  const desk = await person();
  await desk.goto("/sign-in");
  await desk.getByRole("button", { name: `Continue with ${NAME}` }).click();
  await desk.waitForURL(/\/dashboard/);
  await openArea(desk, "Settings");
  await expect(desk.getByText(`Signed in as ${email}`)).toBeVisible();
});
