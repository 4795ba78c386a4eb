import type { Page } from "@playwright/test";
import { inLive, makeShowroom } from "../support/api";
import { enterStudio, goBackstage, goLive, stageOf, watch } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";
import { drawnFor, drawStroke, whiteboardOf } from "../support/whiteboard";

const expectDrawn = (page: Page, count: number) => expect.poll(() => drawnFor(page)).toBe(count);

test("a host and a guest draw on one board, and everyone sees it", async ({ person }) => {
  test.setTimeout(180_000);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ guests: [{ name: "Ana Ruiz" }] });
  const { slug } = show;
  const { event } = (await inLive.getEvent({ slug })).data;
  const guest_id = event.guests[0]?.id ?? "";
  const { data: link } = await inLive.manageGuestAccessLink({ slug, guest_id, action: "create" });
  await enterStudio(host, show.links.studio);
  await host.getByRole("button", { name: "Whiteboard" }).click();
  await drawStroke(host, 0.4);
  await expect(whiteboardOf(host).getByText("Only the crew can see this.")).toBeVisible();
  await expectAccessible(host);
  await host.getByRole("button", { name: "Show on stage" }).click();
  await host.getByRole("button", { name: "Close" }).click();
  await expectDrawn(host, 1);

  const guest = await person({ width: 820, height: 1180 });
  await guest.goto(link.backstage_url ?? "");
  await goBackstage(guest);
  await goLive(host);
  const join = async (name: string, width: number) => {
    const email = `${name}-${slug}@example.com`;
    const { data } = await inLive.createRegistration({ slug, name, email });
    const page = await person({ width, height: 844 });
    await watch(page, data.join_link ?? "");
    return page;
  };
  const viewer = await join("Ada", 390);
  await expectDrawn(viewer, 1);
  await expect(guest.getByRole("button", { name: "Draw on whiteboard" })).toHaveCount(0);
  await host.getByRole("button", { name: "Bring on stage" }).click();
  await guest.getByRole("button", { name: "Draw on whiteboard" }).click();
  await drawStroke(guest, 0.5);
  await expectDrawn(viewer, 2);
  await host.getByRole("button", { name: "Whiteboard" }).click();
  await drawStroke(host, 0.6);
  await expectDrawn(viewer, 3);

  // Undo only affects your own changes: the guest's stroke disappears, the host's later one stays.
  await guest.keyboard.press("Control+z");
  await expectDrawn(viewer, 2);
  await guest.keyboard.press("Control+Shift+z");
  await expectDrawn(viewer, 3);
  await expectAccessible(guest);

  await inLive.updateWhiteboard({ slug, add: [{ type: "text", x: 200, y: 100, text: "Agenda" }] });
  await expect(stageOf(viewer).getByRole("img", { name: "Whiteboard: Agenda" })).toBeVisible();
  const late = await join("Mei", 1280);
  await expectDrawn(late, 4);
  await host.reload();
  await expectDrawn(host, 4);
  await expectAccessible(late);
  await inLive.updateWhiteboard({ slug, clear: true });
  for (const page of [viewer, late, host]) await expectDrawn(page, 0);
});
