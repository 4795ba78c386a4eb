import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wavFile } from "@/lib/platform/sound/wav-file";
import { fan } from "@/test/support/sounds";
import { inLive, makeShowroom } from "../support/api";
import { launchOptionsOf } from "../support/browser-args";
import { roomHeard } from "../support/loudness";
import { enterStudio, goBackstage } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";

/** Every microphone is next to it. */
const FAN = join(mkdtempSync(join(tmpdir(), "showrunner-fan-")), "fan.wav");
writeFileSync(FAN, wavFile([Int16Array.from(fan(10), (sample) => sample * 32_767)], 48_000));
test.use({ launchOptions: launchOptionsOf(FAN) });

test("the strong noise filter removes a fan next to a guest", async ({ person }) => {
  test.setTimeout(120_000);
  const host = await person({ width: 1440, height: 900 });
  const { slug, links } = await makeShowroom({ guests: [{ name: "Ana Ruiz" }] });
  await enterStudio(host, links.studio);
  const guest_id = (await inLive.getEvent({ slug })).data.event.guests[0]?.id ?? "";
  const { data: link } = await inLive.manageGuestAccessLink({ slug, guest_id, action: "create" });
  const guest = await person({ width: 390, height: 844 });
  await guest.goto(link.backstage_url ?? "");
  const noise = guest.getByLabel("Noise filter");
  const work = guest.locator("[data-work]").filter({ has: noise });
  // The setting also works in the device check, before anyone hears them.
  await noise.selectOption({ label: "Strong (fans, traffic, machines)" });
  await expect(work).toHaveAttribute("data-work", "on");
  await noise.selectOption({ label: "Off (for music)" });
  await expect(work).toHaveAttribute("data-work", "off");
  await goBackstage(guest);

  await expect.poll(() => roomHeard(host), { timeout: 30_000 }).toBeGreaterThan(0.01);
  await guest.getByRole("button", { name: "Devices" }).click();
  await noise.selectOption({ label: "Strong (fans, traffic, machines)" });
  await expect(work).toHaveAttribute("data-work", "on");
  await expect.poll(() => roomHeard(host), { timeout: 30_000 }).toBeLessThan(0.001);
  // The check judges the raw signal of the device, not what the filter leaves of it.
  await guest.waitForTimeout(7_000);
  await expect(guest.getByText("No sound.", { exact: false })).toBeHidden();
  await expectAccessible(guest);
  await noise.selectOption({ label: "Off (for music)" });
  await expect.poll(() => roomHeard(host), { timeout: 30_000 }).toBeGreaterThan(0.01);
});
