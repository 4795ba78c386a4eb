import { createElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useEntry } from "./use-entry";
import { type Viewer, ViewerContext } from "./viewer-context";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/public-api", () => ({ publicApi: api }));
const signUpAtDoor = vi.hoisted(() => vi.fn());
vi.mock("./sign-up-at-door", () => ({ signUpAtDoor }));

const setPlace = vi.fn();
const errors = { other: "Couldn’t sign you up.", offline: "Couldn’t reach the server." };

function openPage() {
  const words = { signup: { errors } };
  const viewer = { view: { slug: "looms" }, words, door: "viewer_door", place: { setPlace } };
  return runHook(
    () => useEntry(),
    undefined,
    (content) => createElement(ViewerContext.Provider, { value: viewer as unknown as Viewer }, content),
  );
}

beforeEach(() => {
  api.mockReset();
  signUpAtDoor.mockReset();
  setPlace.mockReset();
});

it("says that registering failed, whatever the reason", async () => {
  signUpAtDoor.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  const page = await openPage();
  await page.act(() => page.result().register(new FormData()));
  expect(page.result()).toMatchObject({ busy: false, problems: { form: errors.other } });
  expect(setPlace).not.toHaveBeenCalled();
});

it("says that entering an open show failed, whatever the reason", async () => {
  api.mockRejectedValue(new TypeError("Failed to fetch"));
  const page = await openPage();
  await page.act(() => page.result().watch());
  expect(page.result()).toMatchObject({ busy: false, problems: { watch: errors.offline } });
});
