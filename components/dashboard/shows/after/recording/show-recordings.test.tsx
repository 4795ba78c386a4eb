import { type ReactNode, useState } from "react";
import { expect, it, vi } from "vitest";
import { drawInPlace } from "@/test/support/draw-in-place";
import { recordingWith } from "./facts/example-recording";
import type { Recording } from "./facts/recording";
import { ShowRecordings } from "./show-recordings";

/** What is drawn from the start gets another number. */
let drawn = 0;
const useNumber = () => useState(() => ++drawn)[0];
vi.mock("./uploading/upload-recording", () => ({ UploadRecording: () => `upload ${useNumber()}` }));
vi.mock("./recording-desk", () => ({
  RecordingDesk: ({ initial }: { initial: Recording }) => `desk of ${initial.id} ${useNumber()}, `,
}));
vi.mock("./recording-list", () => ({
  RecordingList: ({ recordings }: { recordings: Recording[] }) =>
    `list of ${recordings.map(({ id }) => id).join("+")}, `,
}));
vi.mock("./no-recording", () => ({ NoRecording: () => "none, " }));
vi.mock("../../../parts/lists/pager", () => ({ Pager: () => null }));
vi.mock("../../../parts/page/page-header", () => ({ PageHeader: () => null }));
vi.mock("../../../parts/page/section", () => ({
  Section: ({ title, children }: { title: string; children: ReactNode }) => [`${title}: `, children],
}));

const show = { slug: "looms", state: "ended", recording: { enabled: true } };
const ready = recordingWith({ id: "rec_1", state: "ready" });
const sent = (state: Recording["state"]) => recordingWith({ id: "rec_2", state });

const page = (recordings: Recording[], isFirst = true) => (
  <ShowRecordings show={show as never} recordings={recordings} next={null} isFirst={isFirst} />
);

it("keeps an upload under way, whatever recordings the show has", async () => {
  drawn = 0;
  const { draw, text } = drawInPlace();
  await draw(page([]));
  expect(text()).toBe("none, upload 1");
  await draw(page([sent("awaiting_upload")]));
  expect(text()).toBe("desk of rec_2 2, upload 1");
  await draw(page([sent("converting"), ready]));
  expect(text()).toBe("list of rec_2+rec_1, upload 1");
});

it("keeps the only recording open while another one is uploaded", async () => {
  drawn = 0;
  const { draw, text } = drawInPlace();
  await draw(page([ready]));
  await draw(page([sent("awaiting_upload"), ready]));
  expect(text()).toBe("desk of rec_1 1, Incomplete uploads: list of rec_2, upload 2");
  await draw(page([ready], false));
  expect(text()).toBe("list of rec_1, upload 2");
});
