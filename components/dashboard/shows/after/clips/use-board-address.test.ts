import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { createElement } from "react";
import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useBoardAddress } from "./use-board-address";

it("keeps the rest of the address, and adds one step back, however many moments are opened", async () => {
  const address = { search: "?recording_id=rec_1" };
  const page = await runHook(useBoardAddress, undefined, (drawn) =>
    createElement(
      SearchParamsContext.Provider,
      { value: new URLSearchParams(address.search) as never },
      drawn,
    ),
  );
  const went = (how: string) => (_state: unknown, _title: string, path: string) => {
    steps.push(how);
    const { pathname, search } = new URL(path, "https://shows.example");
    Object.assign(window.location, { pathname, search });
    address.search = search;
  };
  const steps: string[] = [];
  Object.assign(window, {
    location: { pathname: "/clips", search: address.search },
    history: { pushState: vi.fn(went("push")), replaceState: vi.fn(went("replace")) },
  });
  const step = async (work: () => void) => {
    await page.act(work);
    await page.render(undefined);
  };
  await step(() => page.result().open(3));
  await step(() => page.result().open(8));
  await step(() => page.result().showArchived(true));
  expect(window.location.search).toBe("?recording_id=rec_1&moment=8&archived=1");
  expect(page.result()).toMatchObject({ momentId: 8, withArchived: true });
  await step(() => page.result().showArchived(false));
  expect(window.location.search).toBe("?recording_id=rec_1&moment=8");
  expect(steps).toEqual(["push", "replace", "replace", "replace"]);
});
