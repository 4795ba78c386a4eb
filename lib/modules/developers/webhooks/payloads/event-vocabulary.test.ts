import { expect, it } from "vitest";
import { EVENT_KIND_NAMES } from "@/lib/operation/event-kinds";
import { EVENT_GROUPS } from "./event-vocabulary";

it("offers every event kind exactly once", () => {
  const offered = EVENT_GROUPS.flatMap((group) => group.kinds.map(({ kind }) => kind));
  expect([...offered].sort()).toEqual([...EVENT_KIND_NAMES].sort());
});
