import {
  choose,
  expectSignedOutSoon,
  freshAddress,
  linkTo,
  openArea,
  signIn,
  stopClock,
} from "../support/accounts";
import { expect, expectAccessible, test } from "../support/test";

test("a team member: invited by email, limited to a role, given another, and removed", async ({
  person,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.expected.push(/401/, /403/, /409/);
  const [owner, ben, stranger] = [await person(), await person(), await person({ width: 390, height: 844 })];
  await signIn(owner, freshAddress("owner"));
  await openArea(owner, "Team");
  await expectAccessible(owner);

  const address = freshAddress("ben");
  await owner.getByRole("button", { name: "Invite" }).click();
  await expectAccessible(owner);
  await owner.getByRole("textbox", { name: "Email" }).fill(address);
  await choose(owner, "Role", /^Viewer/);
  await owner.getByRole("button", { name: "Send invitation" }).click();
  await expect(owner.getByRole("region", { name: "Pending invitations" }).getByText(address)).toBeVisible();

  const link = await linkTo(address, "/invite/");
  await signIn(stranger, freshAddress("stranger"));
  await stranger.goto(link);
  await expect(stranger.getByText("invitation is for a different email address")).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Accept invitation" })).toHaveCount(0);
  await expectAccessible(stranger);

  await ben.clock.install();
  await ben.goto(link);
  await expect(ben.getByText("Can view, but not change anything")).toBeVisible();
  await expectAccessible(ben);
  await ben.getByRole("button", { name: "Accept invitation" }).click();
  await ben.waitForURL(/\/dashboard/);
  await openArea(ben, "Team");
  await expect(ben.getByRole("button", { name: "Invite" })).toHaveCount(0);
  for (const area of ["API keys", "Webhooks", "Audit log"])
    await expect(ben.getByRole("link", { name: area, exact: true })).toHaveCount(0);
  for (const path of ["keys", "webhooks"]) {
    await ben.goto(`/dashboard/test/${path}`);
    await expect(ben.getByText("Your role doesn’t have access to this")).toBeVisible();
    await expect(ben.getByRole("main").getByRole("button")).toHaveCount(0);
  }

  await stranger.goto(link);
  await expect(stranger.getByText("has already been accepted")).toBeVisible();

  await owner.reload();
  await owner.getByRole("button", { name: `Actions for ${address}` }).click();
  await owner.getByRole("menuitem", { name: "Change role" }).click();
  await choose(owner, "Role", /^Admin/);
  await owner.getByRole("button", { name: "Change role" }).click();
  await openArea(ben, "Team");
  await ben.reload();
  await expect(ben.getByRole("button", { name: "Invite" })).toBeVisible();
  await stopClock(ben);

  await owner.getByRole("button", { name: `Actions for ${address}` }).click();
  await owner.getByRole("menuitem", { name: "Remove" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(owner.getByRole("region", { name: "Members" }).getByText(address)).toHaveCount(0);
  await expectSignedOutSoon(ben);
});
