import { elementOf } from "@/lib/live/whiteboard/element-of";

export const SHOW = "launch-day-x7k2m9";

const box = elementOf(
  { type: "rectangle", x: 600, y: 300, width: 400, height: 200, color: "#1e1e1e", fill: "transparent" },
  { id: "wbe_01kb3jxg5wq0v8t6m2r4c7d9eg", index: "a0", seed: 1_207_355_081, versionNonce: 904_113_552 },
);

export const boardExample = {
  epoch: 1_921_345_678_901,
  revision: 12,
  whole: true,
  visible: true,
  elements: [box],
  deleted: [],
  server_time: "2031-01-14T17:05:00.000Z",
};

export const updatedExample = {
  revision: 12,
  added: [box.id, "wbe_01kb3jxg5wq0v8t6m2r4c7d9eh"],
  removed: 0,
};
