import { beforeEach, expect, it, vi } from "vitest";
import type { Destination } from "@/lib/generated/prisma/client";
import { drawCard } from "@/lib/providers/images";
import { openCover } from "./open-cover";
import { podcastOf } from "./open-feed";

vi.mock("@/lib/providers/images");
vi.mock("./open-feed");

beforeEach(() => {
  vi.resetAllMocks();
  const podcast = { name: "لحم", settings: { author: "Ada" } };
  vi.mocked(podcastOf).mockResolvedValue(podcast as unknown as Destination);
});

it("a cover that couldn't be drawn is drawn again for whoever asks next, and then kept", async () => {
  vi.mocked(drawCard).mockRejectedValueOnce(new Error("no memory")).mockResolvedValue(Buffer.from("png"));
  await expect(openCover("token")).rejects.toThrow("no memory");
  for (let count = 0; count < 2; count += 1)
    expect(await openCover("token")).toMatchObject({ contentType: "image/png" });
  expect(drawCard).toHaveBeenCalledTimes(2);
  // A name that is read from right to left begins on the right.
  expect(vi.mocked(drawCard).mock.lastCall?.[0].texts.map(({ aligns }) => aligns)).toEqual([
    "start",
    "start",
  ]);
});
