import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import type { PromoKitItemWire } from "@/lib/modules/made/promo-kit/schema";
import { runHook } from "@/test/support/run-hook";
import { useCopyEdit } from "./use-copy-edit";

const at = (version: number, text = "I’m speaking.") => ({ id: "pki_1", version, text }) as PromoKitItemWire;
const conflict = new ApiError({
  ...{ code: "version_conflict", status: 409, message: "Changed." },
  fields: { expected_version: "conflict" },
});

/** A text on a server, which someone else may change too. */
async function editing() {
  let stored = at(1);
  const save = vi.fn(async ({ version }: PromoKitItemWire, { text }: { text?: string }) => {
    if (version !== stored.version) throw conflict;
    stored = at(version + 1, text);
  });
  const actions = { save, latest: async () => stored };
  const page = await runHook((item: PromoKitItemWire) => useCopyEdit(item, actions), at(1));
  await page.act(() => page.result().begin());
  await page.act(() => page.result().type("Mine"));
  return { ...page, save, stored: () => stored, change: (item: PromoKitItemWire) => (stored = item) };
}

it("a text is saved on the version that was edited, so that someone else's isn't overwritten unseen", async () => {
  const page = await editing();
  await page.render(page.change(at(2, "Theirs")));
  await page.act(() => page.result().save());
  expect(page.save.mock.calls.map(([base]) => base.version)).toEqual([1]);
  expect(page.result()).toMatchObject({ draft: "Mine", theirs: "Theirs", busy: false });
  expect(page.stored().text).toBe("Theirs");
  await page.act(() => page.result().save());
  expect(page.stored()).toEqual(at(3, "Mine"));
  expect(page.result()).toMatchObject({ draft: null, theirs: null });
});

it("a text that someone else only approved is saved at once", async () => {
  const page = await editing();
  page.change(at(2));
  await page.act(() => page.result().save());
  expect(page.stored()).toEqual(at(3, "Mine"));
  expect(page.result().draft).toBeNull();
});

it("a conflict whose other text can't be read is shown", async () => {
  const page = await editing();
  page.save.mockRejectedValueOnce(conflict);
  await page.act(() => page.result().save());
  expect(page.result()).toMatchObject({ draft: "Mine", problem: "Changed.", theirs: null });
});
