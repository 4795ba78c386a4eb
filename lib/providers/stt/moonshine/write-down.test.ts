import { expect, it } from "vitest";
import type { Network } from "@/lib/platform/models/running/network";
import { INPUT_SAMPLE_RATE } from "../port";
import { writeDown } from "./write-down";

const numbers = { data: new Float32Array([0, 0, 0, 1]), dims: [4] };

/** A recognizer that repeats one token forever. */
function recognizer() {
  const runs = { encoder: 0, decoder: 0 };
  const network = (which: keyof typeof runs, out: string): Network => ({
    run: async () => {
      runs[which] += 1;
      return { [out]: numbers };
    },
  });
  const parts = { encoder: network("encoder", "last_hidden_state"), decoder: network("decoder", "logits") };
  return { runs, ...parts, textOf: (pieces: readonly number[]) => pieces.join(" "), startsWord: () => true };
}

async function written(seconds: number, isRequested: () => boolean) {
  const { runs, ...parts } = recognizer();
  const said: string[] = [];
  for await (const { text } of writeDown(parts, new Int16Array(seconds * INPUT_SAMPLE_RATE), isRequested))
    said.push(text);
  return { runs, said };
}

it("ends a part after as many tokens as its length allows", async () => {
  const { runs, said } = await written(2, () => true);
  expect(said).toEqual([Array(17).fill("3").join(" ")]);
  expect(runs).toEqual({ encoder: 1, decoder: 17 });
});

it("stops in the middle of a part, and starts no other, once the text is no longer needed", async () => {
  let asked = 0;
  const { runs, said } = await written(30, () => asked++ < 3);
  expect(said).toEqual([]);
  expect(runs).toEqual({ encoder: 1, decoder: 3 });
});
