import { expect, it, vi } from "vitest";
import { kit as example } from "@/lib/modules/made/promo-kit/examples-schema";
import type { PromoKitItemWire, PromoKitWire } from "@/lib/modules/made/promo-kit/schema";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { usePromoKit } from "./use-promo-kit";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/api", () => ({ api }));

it("a read from before a text was saved doesn't bring the old one back", async () => {
  const kit = example as PromoKitWire;
  const item = kit.people[0]?.items[0] as PromoKitItemWire;
  const now = { ...item, version: item.version + 1, text: "New" };
  const withNow = {
    ...kit,
    people: kit.people.map((person) => ({
      ...person,
      items: person.items.map((one) => (one.id === item.id ? now : one)),
    })),
  };
  const old = Promise.withResolvers<object>();
  const reads = [old.promise, Promise.resolve({ data: withNow })];
  api.mockImplementation((id: string) =>
    id === "getPromoKit"
      ? (reads.shift() ?? Promise.resolve({ data: withNow }))
      : Promise.resolve({ data: now }),
  );
  const page = await runOnDashboard(() => usePromoKit("looms", kit), undefined);
  const [query] = page.queries.getQueryCache().getAll();
  await page.act(() => void query?.fetch());
  await page.act(() => page.result().save(item, { text: "New" }));
  await page.act(() => old.resolve({ data: kit }));
  await page.until(() => reads.length === 0);
  await page.until((shown) => shown.kit.people[0]?.items[0]?.version === now.version);
  expect(await page.result().latest(item.id)).toEqual(now);
});
