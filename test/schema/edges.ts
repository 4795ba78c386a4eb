import { branchOf, type JsonSchema, laidTogether, type Members, typesOf } from "./json-schema";
import { edgeTexts } from "./texts";
import type { Schemas } from "./validator";

/** Values that differ from the least one in a single place, where something is at an edge. */
export interface Edges {
  /** The least that the schema takes. */
  least(schema: JsonSchema): unknown;
  /** Around every edge of every part, inside of the schema and outside of it. */
  around(schema: JsonSchema): unknown[];
}

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  1.5,
  -0.1,
  1e-7,
  5e-324,
  2 ** 31,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  2 ** 53,
  1e21,
  1e300,
];
const OTHER_TYPES: unknown[] = [null, true, false, 7, "7", [], {}];
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
/** What may stand where anything may. */
const ANYTHING: unknown[] = [
  ...OTHER_TYPES,
  ...NUMBERS,
  "",
  "\u0000",
  "\ud800",
  ["\u0000"],
  { a: { "\u0000": 1 } },
  { a: ["\udfff"] },
  { "": { "a.b": [{ "😀": null }] } },
  nested(40),
];
const DEEPEST = 6;

export function edgesOf({ resolve, isValid }: Schemas): Edges {
  const minimums = new WeakMap<JsonSchema, { value: unknown }>();

  function least(given: JsonSchema): unknown {
    let found = minimums.get(given);
    if (!found) {
      found = { value: makeLeast(resolve(given)) };
      minimums.set(given, found);
    }
    return structuredClone(found.value);
  }

  function makeLeast(schema: JsonSchema): unknown {
    if ("const" in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    const branches = branchesOf(schema);
    if (branches.length > 0) return least(branches[0] as JsonSchema);
    const [type] = typesOf(schema);
    switch (type) {
      case "object":
        return Object.fromEntries(
          (schema.required ?? []).map((name) => [name, least(schema.properties?.[name] ?? {})]),
        );
      case "array":
        return Array.from({ length: schema.minItems ?? 0 }, () => least(schema.items ?? {}));
      case "string":
        return firstValid(schema, edgeTexts(schema));
      case "integer":
      case "number":
        return firstValid(schema, [schema.minimum, schema.maximum, ...NUMBERS]);
      case "boolean":
        return true;
      default:
        return null;
    }
  }

  function firstValid(schema: JsonSchema, candidates: unknown[]): unknown {
    const found = candidates.find((value) => value !== undefined && isValid(schema, value));
    if (found === undefined) throw new Error(`nothing is known to fit ${JSON.stringify(schema)}`);
    return found;
  }

  function around(given: JsonSchema, depth = 0): unknown[] {
    const schema = resolve(given);
    if (depth > DEEPEST) return [];
    if ("const" in schema) return [schema.const, ...OTHER_TYPES];
    if (schema.enum) return [...schema.enum, ...OTHER_TYPES];
    const branches = branchesOf(schema);
    if (branches.length > 0) return branches.flatMap((branch) => around(branch, depth));
    const types = typesOf(schema);
    if (types.length === 0) return ANYTHING;
    return [...OTHER_TYPES, ...types.flatMap((type) => aroundType(schema, type, depth))];
  }

  function aroundType(schema: JsonSchema, type: string, depth: number): unknown[] {
    switch (type) {
      case "object":
        return aroundObject(schema, depth);
      case "array":
        return aroundArray(schema, depth);
      case "string":
        return edgeTexts(schema);
      case "integer":
      case "number": {
        const bounds = [schema.minimum, schema.maximum].filter((bound) => bound !== undefined);
        return [...bounds.flatMap((bound) => [bound - 1, bound, bound + 1]), ...NUMBERS];
      }
      default:
        return [];
    }
  }

  function aroundArray({ items = {}, minItems = 0, maxItems }: JsonSchema, depth: number): unknown[] {
    const one = least(items);
    const lengths = [
      0,
      minItems - 1,
      minItems,
      minItems + 1,
      ...(maxItems === undefined ? [] : [maxItems, maxItems + 1]),
    ];
    const rest = Array.from({ length: Math.max(0, minItems - 1) }, () => one);
    return [
      ...lengths.filter((length) => length >= 0).map((length) => Array.from({ length }, () => one)),
      ...around(items, depth + 1).map((item) => [item, ...rest]),
      ...(resolve(items).enum ? [resolve(items).enum] : []),
    ];
  }

  function aroundObject(schema: JsonSchema, depth: number): unknown[] {
    const base = makeLeast({ ...schema, type: "object" }) as Members;
    const properties = Object.entries(schema.properties ?? {});
    const whole = Object.fromEntries(properties.map(([name, member]) => [name, least(member)]));
    const more = schema.additionalProperties;
    const extra = typeof more === "object" ? around(more, depth + 1) : ANYTHING;
    const names = more === undefined || more ? edgeTexts(schema.propertyNames ?? {}).slice(0, 60) : [];
    return [
      base,
      whole,
      ...(schema.required ?? []).map((name) => without(base, name)),
      ...properties.flatMap(([name, member]) =>
        around(member, depth + 1).map((value) => ({ ...base, [name]: value })),
      ),
      ...properties.map(([name]) => without(whole, name)),
      ...extra.map((value) => ({ ...base, of_my_own: value })),
      ...names.map((name) => Object.fromEntries([...Object.entries(base), [name, 1]])),
    ];
  }

  const branchesOf = (schema: JsonSchema): JsonSchema[] => {
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return branches.map((branch) => memoized(schema, resolve(branch)));
    if (schema.allOf)
      return [schema.allOf.map(resolve).reduce(laidTogether, { ...schema, allOf: undefined } as JsonSchema)];
    return [];
  };

  const laid = new WeakMap<JsonSchema, WeakMap<JsonSchema, JsonSchema>>();
  function memoized(schema: JsonSchema, branch: JsonSchema): JsonSchema {
    const own = laid.get(schema) ?? new WeakMap<JsonSchema, JsonSchema>();
    laid.set(schema, own);
    const known = own.get(branch) ?? branchOf(schema, branch);
    own.set(branch, known);
    return known;
  }

  return { least, around };
}

const without = (value: Members, name: string): Members => {
  const { [name]: _left, ...rest } = value;
  return rest;
};
