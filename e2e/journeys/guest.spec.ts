import { call, makeShowroom, until } from "../support/api";
import { enterStudio, expectPicture, goLive, watch } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

const key = up.live_key;

test("a guest comes backstage, onto the stage, and is out for good when the link is revoked", async ({
  person,
  complaints,
}) => {
  test.setTimeout(180_000);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ guests: [{ name: "Ana Ruiz", title: "CTO", company: "Northwind" }] });
  await enterStudio(host, show.links.studio);
  await goLive(host);

  const event = (await call("GET", `/v1/events/${show.slug}`, { key })).json.data.event;
  const guestPath = `/v1/events/${show.slug}/guests/${event.guests[0].id}/access-link`;
  const { backstage_url: backstage } = (await call("POST", guestPath, { key, body: { action: "create" } }))
    .json.data;
  const guest = await person({ width: 390, height: 844 });
  await guest.goto(backstage);
  await expect(guest.getByText("invites you on stage", { exact: false })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Go backstage" }).click();
  const standing = guest.getByRole("status").filter({ hasText: /hears you|ON AIR/ });
  await expect(standing).toContainText("Backstage – nobody hears you", { timeout: 30_000 });
  await expectAccessible(guest);

  const viewer = await person();
  const registration = await call("POST", `/v1/events/${show.slug}/registrations`, {
    key,
    body: { name: "Viewer", email: `g-${Date.now()}@example.com` },
  });
  await watch(viewer, registration.json.data.join_link);
  await expectPicture(viewer, 1);
  await call("POST", `/v1/events/${show.slug}/studio`, {
    key,
    body: { action: "set_layout", layout: "duo" },
  });

  await host.getByRole("button", { name: "Bring on" }).click();
  await expect(standing).toContainText("ON AIR", { timeout: 30_000 });
  await expectPicture(viewer, 2, 40);

  // The browser is told by the room server that it is out; that is what this journey is about.
  complaints.expected.push(/401|WebSocket|net::ERR|room|disconnect/i);
  await call("POST", guestPath, { key, body: { action: "revoke" } });
  const revokedAt = Date.now();
  await expect(guest.getByRole("heading", { name: "This link does not work any more." })).toBeVisible({
    timeout: 10_000,
  });
  expect(Date.now() - revokedAt).toBeLessThan(7_000);
  await until("the guest to be off the stage", async () => {
    const studio = (await call("GET", `/v1/events/${show.slug}/studio`, { key })).json.data;
    return !JSON.stringify(studio.people ?? studio).includes('"connected":true,"name":"Ana Ruiz"');
  });
  await guest.goto(backstage);
  await expect(guest.getByRole("heading", { name: "This link does not work any more." })).toBeVisible();
  await expectAccessible(guest);
});
