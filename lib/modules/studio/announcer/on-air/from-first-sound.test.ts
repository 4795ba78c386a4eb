import { expect, it } from "vitest";
import { fromFirstSound } from "./from-first-sound";

async function* pieces(...given: Int16Array[]): AsyncGenerator<Int16Array, void> {
  yield* given;
}

it("trims the near-silence before a line and nothing else", async () => {
  const said = Int16Array.from({ length: 3_000 }, (_none, at) => (at < 2_000 ? 20 : 900));
  const heard: Int16Array[] = [];
  for await (const piece of fromFirstSound(pieces(new Int16Array(5_000), said, new Int16Array(700))))
    heard.push(piece);
  expect(heard.map(({ length }) => length)).toEqual([1_480, 700]);
});
