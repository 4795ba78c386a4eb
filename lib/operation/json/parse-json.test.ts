import fc from "fast-check";
import { expect, it } from "vitest";
import { parseJson } from "./parse-json";

const parse = (text: string): unknown => parseJson(new TextEncoder().encode(text));

it("parses what JSON.parse parses", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      if (
        text.includes("\\u0000") ||
        /__proto__/.test(text) ||
        !text.isWellFormed() ||
        /\\ud[89a-f]/i.test(text)
      )
        return;
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
  );
});

it.each([
  ['{"a":1,"a":2}', /twice/],
  ['{"a":1,"\\u0061":2}', /twice/],
  ['{"b":{"x":1,"x":1}}', /twice/],
  ['[{"__proto__":1}]', /__proto__/],
  ['{"a":"\\udc00"}', /surrogate/],
  ['{"a":"\\u0000"}', /NUL/],
  [`${"[".repeat(33)}${"]".repeat(33)}`, /deep/],
  ["", /empty/],
  ["{]", /isn't valid JSON/],
])("refuses %s", (text, message) => {
  expect(() => parse(text)).toThrow(message);
});

const fieldsOf = (text: string): object | undefined => {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    return (error as { fields: object }).fields;
  }
};

it.each([
  ['{"name":"a\\u0000"}', { name: "invalid" }],
  ['{"guests":[{"name":"a"},{"name":"\\ud800"}]}', { "guests.1.name": "invalid" }],
  ['{"metadata":{"list":[1,[2,"\\udc00"]]}}', { "metadata.list.1.1": "invalid" }],
  ['{"metadata":{"a":"}],","\\u0000":1}}', { "metadata.\ufffd": "invalid" }],
  ['{"a":[{"b":1},{"c":[1,12345678901234567890]}]}', { "a.1.c.1": "invalid" }],
  ['{"a":{"b":[]},"metadata":{"x":1,"x":2}}', { "metadata.x": "duplicate" }],
  ['{"a":[{"__proto__":1}]}', { "a.0.__proto__": "invalid" }],
  ['"\\u0000"', { body: "invalid" }],
  ["{]", { body: "invalid" }],
])("names the invalid field in %s", (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields);
});

it("ignores brackets and commas inside strings", () => {
  expect(parse('{"a":"{,\\"[","b":[{"a":1},{"a":2}]}')).toEqual({ a: '{,"[', b: [{ a: 1 }, { a: 2 }] });
});

it.each(["1e400", "-1e999", "12345678901234567890", "-9007199254740993"])(
  "rejects %s because it would lose precision",
  (literal) => {
    const bytes = new TextEncoder().encode(`{"metadata":{"n":[1,${literal}]}}`);
    expect(() => parseJson(bytes)).toThrow(/would lose precision/);
  },
);

it("keeps numbers that fit in a double", () => {
  const source =
    '{"a":0.1,"b":-0,"c":1E2,"d":9007199254740992,"e":1e21,"f":"12345678901234567890","g":-1.50}';
  expect(parseJson(new TextEncoder().encode(source))).toEqual(JSON.parse(source));
});

it.each([
  ["members", (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join()}}`],
  ["items", (count: number) => `[${Array(count).fill("{}").join()}]`],
  ["words", (count: number) => `[${Array(count).fill("true").join()}]`],
  ["texts", (count: number) => `[${Array(count).fill('"a,b"').join()}]`],
  [
    "both",
    (count: number) =>
      `[${Array(count / 2)
        .fill('{"a":null}')
        .join()}]`,
  ],
])("counts %s and accepts them up to the limit", (_what, make) => {
  expect(parse(make(2_000))).toEqual(JSON.parse(make(2_000)));
  expect(() => parse(make(2_002))).toThrow(/more than 2000/);
  const most = () => 5_000;
  expect(parseJson(Buffer.from(make(5_000)), most)).toEqual(JSON.parse(make(5_000)));
  expect(() => parseJson(Buffer.from(make(5_002)), most)).toThrow(/more than 5000/);
});

it("accepts long lists, but no large objects", () => {
  const most = () => 100_000;
  const list = `[${Array(50_000).fill("1").join()}]`;
  expect(parseJson(Buffer.from(list), most)).toHaveLength(50_000);
  const object = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join()}}`;
  expect(Object.keys(parseJson(Buffer.from(object(10_000)), most) as object)).toHaveLength(10_000);
  expect(() => parseJson(Buffer.from(object(10_001)), most)).toThrow(/more than 10000 members/);
});

it.each(['"', '{"a', '{"a":"b\\', '{"\\x":1}', "[", "{".repeat(30), "}]", ",,", "tru", '{"a":1'])(
  "rejects malformed %s",
  (text) => {
    expect(() => parse(text)).toThrow(/isn't valid JSON/);
  },
);
