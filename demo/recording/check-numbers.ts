import { deepStrictEqual } from "node:assert";
import { isDeepStrictEqual } from "node:util";
import type { EventAnalytics } from "@/packages/client/src/index";
import { inTest, until } from "../../e2e/support/api";
import { comparable, recomputed } from "../../test/support/numbers-program";
import { log } from "../clock";

const MOST = 200;
/** Reports of who left may come late, and still count. */
const LONGEST_SEC = 60;

/**
 * Compares the numbers of a show that is over with what the guide's program works out from its export, and with what the audience did
 * in the scenes.
 */
export async function checkNumbers(slug: string): Promise<void> {
  const { own, numbers } = await until(
    "an export during which no number changed",
    async () => {
      const before = await numbersOf(slug);
      const { url } = (await inTest.exportAnalytics({ slug, format: "ndjson" })).data;
      const own = recomputed(await (await fetch(url)).text());
      const numbers = await numbersOf(slug);
      return isDeepStrictEqual({ ...before, as_of: "" }, { ...numbers, as_of: "" }) && { own, numbers };
    },
    LONGEST_SEC,
  );
  // As JSON, like what the program prints.
  deepStrictEqual(own, comparable(JSON.parse(JSON.stringify(numbers))));
  const { attended, polls, chat, on_air } = numbers;
  deepStrictEqual(
    { on_air, attended, votes: polls.map(({ votes }) => votes), written: chat.real },
    { on_air: false, attended: 2, votes: [2], written: 2 },
  );
  const { peak_concurrent, duration_min, avg_watch_min, retention } = numbers;
  log(
    `         ${attended} attendees, at most ${peak_concurrent} at once, who watched ${avg_watch_min} of ${duration_min} min; ${retention.length} minutes`,
  );
}

/** A first page has all numbers. */
async function numbersOf(slug: string): Promise<Required<EventAnalytics>> {
  const { data } = await inTest.getEventAnalytics({ slug, limit: MOST });
  return data as Required<EventAnalytics>;
}
