import { beforeEach, expect, it, vi } from "vitest";
import { initialState } from "@/lib/stage";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import { StudioController } from "./studio-controller";
import { useEndOfToasts } from "./use-end-of-toasts";
import { useProposalNews } from "./use-proposal-news";

const { message, dismiss } = vi.hoisted(() => ({ message: vi.fn(), dismiss: vi.fn() }));
vi.mock("sonner", () => ({ toast: { message, dismiss } }));

beforeEach(() => {
  message.mockReset();
  dismiss.mockReset();
});

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

it("leaves no notice over a show that has ended, and adds none", async () => {
  let phase: "live" | "ended" = "live";
  let newest = "2027-03-02T17:02:00.000Z";
  const desk = () =>
    deskOf({ proposals: 1, newest_proposal_at: newest, stage: { ...initialState(), phase } });
  const studio = new StudioController("launch");
  const page = await runHook(
    () => {
      useProposalNews(() => undefined);
      useEndOfToasts();
    },
    undefined,
    inStudio(studio, desk),
  );
  expect(message).toHaveBeenCalledOnce();
  expect(dismiss).not.toHaveBeenCalled();
  phase = "ended";
  await page.act(() => studio.stage.take(desk().stage, 1));
  await page.render(undefined);
  expect(dismiss).toHaveBeenCalledOnce();
  newest = "2027-03-02T17:04:00.000Z";
  await page.render(undefined);
  expect(message).toHaveBeenCalledOnce();
});
