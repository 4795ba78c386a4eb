import fc from "fast-check";
import { branchOf, type JsonSchema, laidTogether, typesOf } from "./json-schema";
import { edgeTexts } from "./texts";
import type { Schemas } from "./validator";

const DEEPEST = 4;
/** Longer lists say nothing that these do not; the edges of their lengths are tried one by one. */
const MAX_ITEMS = 3;

const SURROGATES = { first: 0xd800, count: 0x800 };

/** The same as fast-check's own `binary`, which makes a table of a million characters first: seconds in each process. */
const character = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  (n) => String.fromCodePoint(n < SURROGATES.first ? n : n + SURROGATES.count),
  (text) => {
    const n = typeof text === "string" ? (text.codePointAt(0) ?? -1) : -1;
    if (n < 0 || String.fromCodePoint(n) !== text || !text.isWellFormed())
      throw new Error("not one character");
    return n < SURROGATES.first ? n : n - SURROGATES.count;
  },
);

/** One for all: fast-check looks at it for its dangerous texts, each time that one is made. */
const free = fc.string({ unit: character, maxLength: 20 });

/** Anything that fits the schema, all of it mixed. */
export function arbitraryOf({ resolve, isValid }: Schemas): (schema: JsonSchema) => fc.Arbitrary<unknown> {
  const make = (given: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    const schema = resolve(given);
    if ("const" in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const branches = (schema.anyOf ?? schema.oneOf)?.map(resolve);
    if (branches) {
      const flat =
        depth < DEEPEST ? branches : branches.filter(({ type }) => type !== "array" && type !== "object");
      return fc.oneof(...flat.map((branch) => make(branchOf(schema, branch), depth)));
    }
    if (schema.allOf) {
      const { allOf, ...own } = schema;
      return make(allOf.map(resolve).reduce(laidTogether, own), depth);
    }
    const types = typesOf(schema);
    if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
    return fc.oneof(...types.map((type) => ofType(schema, type, depth)));
  };

  function ofType(schema: JsonSchema, type: string, depth: number): fc.Arbitrary<unknown> {
    const { minimum: min = -(2 ** 53) + 1, maximum: max = 2 ** 53 - 1 } = schema;
    switch (type) {
      case "object":
        return object(schema, depth);
      case "array":
        return array(schema, depth);
      case "string":
        return text(schema);
      case "integer":
        return fc.integer({ min, max });
      case "number":
        return number(min, max);
      case "boolean":
        return fc.boolean();
      default:
        return fc.constant(null);
    }
  }

  /** Operations may refuse more decimals than an amount has, so half are short. */
  function number(min: number, max: number): fc.Arbitrary<number> {
    const any = fc.double({ min, max, noNaN: true });
    const [least, most] = [Math.ceil(min), Math.floor(max)];
    return least > most ? any : fc.oneof(any, fc.integer({ min: least, max: most }));
  }

  function array(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    const { items = {}, minItems: minLength = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
    const bounds = { minLength, maxLength: Math.min(maxItems, Math.max(minLength, MAX_ITEMS)) };
    const item = make(items, depth + 1);
    return uniqueItems
      ? fc.uniqueArray(item, { ...bounds, selector: (value) => JSON.stringify(value) })
      : fc.array(item, bounds);
  }

  function object(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    const { properties = {}, required = [], propertyNames = {}, additionalProperties: more = true } = schema;
    const known = fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, make(member, depth + 1)])),
      { requiredKeys: required },
    );
    if (more === false) return known;
    const name = text({ type: "string", ...propertyNames }).filter(
      (key) => !((key as string) in properties),
    ) as fc.Arbitrary<string>;
    const value = typeof more === "object" ? make(more, depth + 1) : fc.jsonValue({ maxDepth: 1 });
    const own = fc
      .array(fc.tuple(name, value), { maxLength: 2 })
      .map((entries) => Object.fromEntries(entries));
    return fc.tuple(known, own).map(([one, other]) => ({ ...other, ...one }));
  }

  const texts = new Map<string, fc.Arbitrary<unknown>>();

  /** The same for the same schema: the fields of hundreds of operations are of a few kinds, and each takes a while. */
  function text(schema: JsonSchema): fc.Arbitrary<unknown> {
    const name = JSON.stringify(schema);
    const made = texts.get(name) ?? makeText(schema);
    texts.set(name, made);
    return made;
  }

  function makeText(schema: JsonSchema): fc.Arbitrary<unknown> {
    const fits = (value: string) => isValid(schema, value);
    const edges = edgeTexts(schema).filter(fits);
    const matching = schema.pattern === undefined ? [] : [matchingOf(schema.pattern, schema.maxLength)];
    const ways = [...matching, free].map((way) => way.filter(fits));
    // Most patterns are met by chance so seldom that trying takes for ever.
    const met = ways.filter((_way, index) => index < matching.length || edges.includes("a"));
    return fc.oneof(...(edges.length > 0 ? [fc.constantFrom(...edges)] : []), ...met);
  }

  return (schema) => make(schema, 0).filter((value) => isValid(schema, value));
}

function matchingOf(pattern: string, maxLength: number | undefined): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern, "u"), maxLength === undefined ? {} : { maxLength });
}
