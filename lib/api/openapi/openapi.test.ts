import { describe, expect, it } from "vitest";
import { describeSurface } from "./describe-surface";
import { openapiDocument } from "./openapi";
import { patternsOf } from "./patterns-of";
import { SHAPE_NAMES } from "./shape-names";

type Json = Record<string, unknown>;
type Visit = (schema: Json, place: string) => void;

interface Document {
  paths: Record<string, Record<string, Json & { responses: Record<string, Json>; requestBody?: Json }>>;
  webhooks: Record<string, Json>;
  components: Record<string, Record<string, Json>>;
}

const SURFACES = ["v1", "legacy"] as const;
const served = (surface: (typeof SURFACES)[number]) =>
  openapiDocument(surface, "https://shows.example") as unknown as Document;

const ONE = ["items", "propertyNames", "not", "if", "then", "else"];
const SOME = ["anyOf", "oneOf", "allOf", "prefixItems"];
const BY_NAME = ["properties", "patternProperties", "dependentSchemas"];

/** Visits each schema of a document, including `true` and `false`. */
function visitSchemas(document: Document, visit: Visit): void {
  const schema = (value: unknown, place: string): void => {
    visit(value as Json, place);
    if (typeof value !== "object" || value === null) return;
    for (const [keyword, part] of Object.entries(value)) {
      const inside = `${place}/${keyword}`;
      if (ONE.includes(keyword)) schema(part, inside);
      // `false` only says that there are no other members, which every reader understands.
      else if (keyword === "additionalProperties" && part !== false) schema(part, inside);
      else if (SOME.includes(keyword))
        for (const [index, one] of (part as unknown[]).entries()) schema(one, `${inside}/${index}`);
      else if (BY_NAME.includes(keyword))
        for (const [name, one] of Object.entries(part as Json)) schema(one, `${inside}/${name}`);
    }
  };
  const search = (value: unknown, place: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === "example" || name === "examples") continue;
      if (name === "schema") schema(part, `${place}/schema`);
      else search(part, `${place}/${name}`);
    }
  };
  const { schemas, ...components } = document.components;
  for (const [name, one] of Object.entries(schemas ?? {})) schema(one, name);
  search({ paths: document.paths, webhooks: document.webhooks, components }, "");
}

describe.each(SURFACES)("the OpenAPI document of %s", (surface) => {
  const document = served(surface);

  it("has patterns that JavaScript, Python and RE2 read the same way", () => {
    const patterns = patternsOf(document);
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) {
      expect(() => new RegExp(pattern, "u")).not.toThrow();
      expect(pattern).not.toMatch(/\(\?[=!<]|\\[pPuUbBkdw]|\\x\{/);
    }
  });

  it("has no schema that is only true, false or empty", () => {
    const bare: string[] = [];
    visitSchemas(document, (schema, place) => {
      if (typeof schema !== "object" || Object.keys(schema).length === 0) bare.push(place);
    });
    expect(bare).toEqual([]);
  });

  it("names every request body and every object that is used more than once", () => {
    const places = new Map<string, string[]>();
    visitSchemas(document, (schema, place) => {
      if (schema.type !== "object" || !schema.properties || /\/allOf\/1$|dependentSchemas/.test(place))
        return;
      const { description: _words, default: _default, ...shape } = schema;
      const text = JSON.stringify(shape);
      places.set(text, [...(places.get(text) ?? []), place]);
    });
    // To fix a failure, name one of these places in `shape-names.ts` or where its schema is declared.
    expect([...places.values()].filter((some) => some.length > 1)).toEqual([]);
    const bodies = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody }) =>
        Object.entries((requestBody?.content ?? {}) as Record<string, Json>),
      ),
    );
    const inline = bodies.filter(
      ([type, { schema }]) => /\/(?:json|yaml)$/.test(type) && !(schema as Json).$ref,
    );
    expect(bodies.length).toBeGreaterThan(0);
    expect(inline).toEqual([]);
  });

  it("describes errors once for all operations", () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { responses, ...operation }] of Object.entries(methods)) {
        const failed = Object.entries(responses).filter(([status]) => /^[45]/.test(status));
        expect([path, method, failed.map(([status]) => status)]).toEqual([
          path,
          method,
          expect.arrayContaining(["4XX", "5XX"]),
        ]);
        for (const [, answer] of failed) expect(Object.keys(answer)).toEqual(["$ref"]);
        if (operation["x-effect"] !== "read") expect(responses["409"]).toBeDefined();
      }
  });

  it("has no missing references and no unused components", () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/(\w+\/[\w.-]+)"/g)].map(([, name]) => name));
    const { securitySchemes: _schemes, ...components } = document.components;
    const kept = Object.entries(components).flatMap(([kind, some]) =>
      Object.keys(some).map((name) => `${kind}/${name}`),
    );
    expect(kept.toSorted()).toEqual([...referred].toSorted());
    expect(text).not.toContain('"x-name"');
  });
});

/** Programs and models read these documents often, so they must stay small. */
const MAX_BYTES_PER_OPERATION = 3_950;

it("stays within the size limit per operation", () => {
  const document = served("v1");
  const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
  const bytes = Buffer.byteLength(JSON.stringify(document));
  expect(Math.round(bytes / count)).toBeLessThanOrEqual(MAX_BYTES_PER_OPERATION);
});

it("uses every named shape in at least one document", () => {
  const names = new Set(
    SURFACES.flatMap((surface) => Object.keys(served(surface).components.schemas ?? {})).map((name) =>
      name.replace(/Input$/, ""),
    ),
  );
  const unused = Object.values(SHAPE_NAMES).filter((name) => !names.has(name.replace(/Input$/, "")));
  expect(unused).toEqual([]);
});

it("lists the error codes that are specific to an operation", () => {
  const { paths } = describeSurface("v1", "") as unknown as Document;
  expect(paths["/v1/showrooms"]?.post?.["x-errors"]).toContain("client_inactive");
  expect(paths["/v1/clients"]?.get).not.toHaveProperty("x-errors");
});
