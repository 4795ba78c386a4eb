import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import { StudioController } from "./studio-controller";
import { useProposalNews } from "./use-proposal-news";

const message = vi.hoisted(() => vi.fn());
vi.mock("sonner", () => ({ toast: { message } }));

it("tells of each proposal once, also if another one expired since", async () => {
  let waiting: string[] = [];
  const desk = () => deskOf({ proposals: waiting.length, newest_proposal_at: waiting.at(-1) ?? null });
  const page = await runHook(
    () => useProposalNews(() => undefined),
    undefined,
    inStudio(new StudioController("launch"), desk),
  );
  const [first, second, third] = [2, 4, 6].map((minute) => `2027-03-02T17:0${minute}:00.000Z`) as [
    string,
    string,
    string,
  ];
  const told: number[] = [];
  for (waiting of [[], [first], [first], [second], [second], [second, third], [second], []]) {
    await page.render(undefined);
    told.push(message.mock.calls.length);
  }
  expect(told).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
});
