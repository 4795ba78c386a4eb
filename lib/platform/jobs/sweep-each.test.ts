import { expect, it } from "vitest";
import { expectLogged } from "@/test/support/test-log";
import { sweepEach } from "./sweep-each";

/** Like a query with a limit of two. */
const found = (last: string[]) =>
  ["a", "b", "c", "d"]
    .sort((one, other) => Number(last.includes(one)) - Number(last.includes(other)))
    .slice(0, 2)
    .map((id) => ({ id }));

it("tries what failed, and what was left, after the others", async () => {
  expectLogged(/"sweep":"letters","msg":"a sweep failed"/);
  const swept: string[] = [];
  const round = () =>
    sweepEach(
      "letters",
      async (last) => found(last),
      async ({ id }) => {
        swept.push(id);
        if (id === "a") throw new Error("It can't be swept.");
        return id !== "b";
      },
    );
  await round();
  expect(swept).toEqual(["a", "b"]);
  await round();
  expect(swept.slice(2)).toEqual(["c", "d"]);
  await round();
  await sweepEach(
    "digits",
    async (last) => found(last),
    async ({ id }) => void swept.push(id),
  );
  expect(swept.slice(4)).toEqual(["c", "d", "a", "b"]);
});
