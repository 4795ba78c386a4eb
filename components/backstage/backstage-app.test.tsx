import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { Store } from "@/lib/room/store";
import { drawInPlace } from "@/test/support/draw-in-place";
import { BackstageApp } from "./backstage-app";

const page = vi.hoisted(() => ({
  controller: {} as object,
  actions: null as ReactNode,
  refresh: vi.fn(),
  door: {} as object,
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: page.refresh }) }));
vi.mock("@/components/ui/app-providers", () => ({
  AppProviders: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("@/components/ui/message-page", () => ({
  MessagePage: ({
    title,
    actions,
    children,
  }: {
    title: string;
    actions?: ReactNode;
    children: ReactNode;
  }) => {
    page.actions = actions;
    return [title, children];
  },
}));
vi.mock("@/components/studio/use-tab-lock", () => ({ useTabLock: () => ["mine", vi.fn(), false] }));
vi.mock("@/components/studio/other-tab", () => ({ OtherTab: () => "other tab" }));
vi.mock("@/components/studio/waiting-page", () => ({ WaitingPage: () => null }));
vi.mock("@/components/room/own-copy/own-copy-note", () => ({ OwnCopyNote: () => "own recording" }));
vi.mock("@/components/room/recording-question", () => ({ RecordingQuestion: () => null }));
vi.mock("./use-backstage-door", () => ({ useBackstageDoor: () => [page.door, vi.fn()] }));
vi.mock("./use-recording-consent", () => ({ useRecordingConsent: () => ({ consent: { state: "given" } }) }));
vi.mock("./backstage-room", () => ({ BackstageRoom: () => "backstage" }));
vi.mock("./backstage-welcome", () => ({ BackstageWelcome: () => "welcome" }));
vi.mock("./backstage-controller", () => ({
  // biome-ignore lint/complexity/useArrowFunction: it's called with `new`
  BackstageController: function () {
    return page.controller;
  },
}));

type Closed = "removed" | "replaced" | "unknown" | "over" | "resumed";

const welcome = { guest: { id: "1", recording_consent: { state: "given" } } };

/** The page of a guest who opens their link. */
async function opened(show: { state: string } | null = null, uploads = 0) {
  const comeBack = vi.fn();
  const media = { start: vi.fn(async () => undefined), stop: vi.fn() };
  const isClosed = new Store<Closed | null>(null);
  const stage = new Store<{ state: { phase: string } | null }>({ state: null });
  page.door = { state: "open", welcome, show };
  page.controller = {
    slug: "launch",
    start: () => undefined,
    stop: () => undefined,
    media,
    stage,
    show: new Store({ problem: "This link was revoked." }),
    closed: isClosed,
    agreed: new Store(false),
    ownCopy: { view: new Store({ totalBytes: uploads }) },
    comeBack,
  };
  page.actions = null;
  page.refresh.mockClear();
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  const { draw, text, act } = drawInPlace();
  await draw(<BackstageApp slug="launch" token="token" />);
  return { text, act, comeBack, media, isClosed, stage };
}

/** The page of a guest who was backstage until it was closed to them. */
async function closed(reason: Closed, uploads = 0) {
  const { text, act, comeBack, media, isClosed } = await opened(null, uploads);
  const { stop } = media;
  expect(text()).toContain("welcome");
  expect(stop).not.toHaveBeenCalled();
  await act(() => isClosed.set(reason));
  expect(stop).toHaveBeenCalled();
  return { said: text(), comeBack };
}

const press = () => (page.actions as { props: { onClick: () => void } }).props.onClick();

it("lets a guest rejoin a show that is back on air", async () => {
  const { said, comeBack } = await closed("resumed");
  expect(said).toContain("The show is back on air");
  press();
  expect(comeBack).toHaveBeenCalledTimes(1);
});

it("tells a guest that their link was revoked", async () => {
  expect((await closed("unknown")).said).toContain("This link no longer works");
});

it("lets a removed guest rejoin, unless their link turns out to be revoked", async () => {
  expect((await closed("removed")).said).toContain("The host removed you from backstage");
  expect(page.refresh).toHaveBeenCalledTimes(1);
  expect(page.actions).not.toBeNull();
});

it("sends a guest who opened backstage elsewhere to the other tab", async () => {
  expect((await closed("replaced")).said).toBe("other tab");
});

it("tells a guest after the show that they can close the page", async () => {
  expect((await closed("over")).said).toContain("You can close this page.");
  expect(page.actions).toBeUndefined();
});

it("doesn't do so while the guest's own recording is uploading, but shows how far that is", async () => {
  const { said } = await closed("over", 4_096);
  expect(said).toContain("The show has ended");
  expect(said).not.toContain("close this page");
  expect(page.actions).toBeDefined();
});

it("tells a guest who opens their link after the show that it has ended, and leaves their camera alone", async () => {
  const { text, media, stage, act } = await opened({ state: "ended" });
  expect(text()).toContain("The show has ended");
  expect(media.start).not.toHaveBeenCalled();
  // The host resumes it.
  await act(() => stage.set({ state: { phase: "live" } }));
  expect(text()).toContain("welcome");
  expect(media.start).not.toHaveBeenCalled();
});

it("tells a guest who is still at the device check when the show ends", async () => {
  const { text, media, stage, act } = await opened({ state: "live" });
  expect(text()).toContain("welcome");
  expect(media.start).toHaveBeenCalledTimes(1);
  await act(() => stage.set({ state: { phase: "ended" } }));
  expect(text()).toContain("The show has ended");
  expect(media.stop).toHaveBeenCalled();
});

it("says that a show was cancelled, not that it has ended", async () => {
  const message = "This show has been cancelled. Contact your host if you have questions.";
  page.door = { state: "closed", problem: { code: "gone", message } };
  const { draw, text } = drawInPlace();
  await draw(<BackstageApp slug="launch" token="token" />);
  expect(text()).toContain(message);
  expect(text()).not.toContain("has ended");
  expect(page.actions).toBeNull();
});
