import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { LocalMedia } from "@/lib/room/local-media";
import { SelfView } from "./self-view";

vi.mock("./own-picture", () => ({ OwnPicture: () => null }));

const drawn = (camera: object | null) => {
  const view = {
    ...{ camera, microphone: null, muted: false, choices: { mirror: true } },
    ...{ opening: { camera: false, microphone: false }, problems: { camera: null } },
  };
  const media = { get: () => view, subscribe: () => () => undefined } as unknown as LocalMedia;
  return renderToStaticMarkup(<SelfView media={media} name="Ana" />);
};

it("shades a picture beneath its buttons, but not the words without one", () => {
  expect(drawn({})).toContain("from-black");
  const off = drawn(null);
  expect(off).toContain("Your camera is off");
  expect(off).not.toContain("from-black");
});
