import { expect, it } from "vitest";
import { field, fieldsOf } from "./onnx-fields";
import { ATTENTION_LAYERS, attentionOf, showAttention } from "./show-attention";

const text = (number: number, value: string): Buffer => field(number, Buffer.from(value));
const branch = (name: string): Buffer => Buffer.concat([text(3, name), field(6, text(2, `${name} graph`))]);
const node = (kind: string, ...more: Buffer[]): Buffer => field(1, Buffer.concat([text(4, kind), ...more]));

const MODEL = Buffer.concat([
  Buffer.from([8, 10]),
  field(
    7,
    Buffer.concat([
      node("Cast", text(2, "cast")),
      node("If", text(2, "logits"), field(5, branch("then")), field(5, branch("else"))),
      field(5, Buffer.alloc(300, 7)),
    ]),
  ),
]);

const bodies = (message: Buffer, number: number): Buffer[] =>
  [...fieldsOf(message)].flatMap((one) => (one.number === number && one.body ? [one.body] : []));
const names = (list: Buffer[]): string[] => list.map((one) => bodies(one, 1).map(String).join());
const wanted = Array.from({ length: ATTENTION_LAYERS }, (_, layer) => attentionOf(layer));

it("adds an output for each layer to the model, its conditional and both branches, and changes nothing else", () => {
  const [graph = Buffer.alloc(0)] = bodies(showAttention(MODEL), 7);
  expect(names(bodies(graph, 12))).toEqual(wanted);
  const [cast, conditional = Buffer.alloc(0)] = bodies(graph, 1);
  expect(cast && bodies(cast, 2).map(String)).toEqual(["cast"]);
  expect(bodies(conditional, 2).map(String)).toEqual(["logits", ...wanted]);
  for (const attribute of bodies(conditional, 5)) {
    const [inner = Buffer.alloc(0)] = bodies(attribute, 6);
    expect(names(bodies(inner, 12))).toEqual(
      wanted.map((_, layer) => `/model/decoder/layers.${layer}/encoder_attn/Softmax_output_0`),
    );
  }
  expect(bodies(graph, 5)).toEqual([Buffer.alloc(300, 7)]);
});

it("refuses another model", () => {
  expect(() => showAttention(Buffer.concat([field(7, node("Cast"))]))).toThrow("no branches");
});
