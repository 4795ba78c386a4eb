import { expect, it } from "vitest";
import { Input } from "@/components/ui/input";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { ZonedMoment, zoneAmong } from "./zoned-moment";

const START = "2026-12-10T15:00:00.000Z";

async function field(zone: string, value = START) {
  const given = { zone, value };
  const page = await runHook(
    (now: typeof given) =>
      ZonedMoment({
        ...now,
        onChange: (next) => {
          given.value = next;
        },
      }),
    { ...given },
  );
  const input = () => drawnElements(page.result(), Input)[0]?.props;
  return {
    given,
    shown: () => input()?.value,
    type: async (wall: string) => {
      await page.act(() => input()?.onChange?.({ target: { value: wall } } as never));
      await page.render({ ...given });
    },
    leave: () => page.act(() => input()?.onBlur?.({} as never)),
    move: async (to: string) => {
      given.zone = to;
      await page.render({ ...given });
    },
  };
}

it("shows and takes a time in the show's time zone, wherever the browser is", async () => {
  const start = await field("Europe/Berlin");
  expect(start.shown()).toBe("2026-12-10T16:00");
  await start.type("2026-12-10T18:30");
  expect(start.given.value).toBe("2026-12-10T17:30:00.000Z");
  await start.type("");
  expect(start.given.value).toBe("");
});

it("keeps the instant when the zone changes", async () => {
  const start = await field("Europe/Berlin");
  await start.type("2026-12-10T18:00");
  await start.move("Asia/Tokyo");
  expect(start.shown()).toBe("2026-12-11T02:00");
  expect(start.given.value).toBe("2026-12-10T17:00:00.000Z");
});

it("leaves a year alone while it's being typed", async () => {
  const start = await field("Europe/Berlin");
  for (const year of ["0002", "0020", "0202", "2027"]) {
    await start.type(`${year}-03-04T18:00`);
    await start.leave();
    expect(start.shown()).toBe(`${year}-03-04T18:00`);
  }
  expect(start.given.value).toBe("2027-03-04T17:00:00.000Z");
});

it("shows which hour one that the zone skips in spring means, and the first of two in autumn", async () => {
  const start = await field("Europe/Berlin");
  await start.type("2027-03-28T02:30");
  await start.leave();
  expect(start.shown()).toBe("2027-03-28T03:30");
  await start.type("2026-10-25T02:30");
  await start.leave();
  expect([start.shown(), start.given.value]).toEqual(["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"]);
});

it("falls back to the saved zone while another is being typed", () => {
  expect(zoneAmong("Europe/Ber", "Asia/Tokyo")).toBe("Asia/Tokyo");
  expect(zoneAmong("", "")).toBe("UTC");
});
