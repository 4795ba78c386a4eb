import { describe, expect, it } from "vitest";
import { z } from "zod";
import { prefixesOf } from "@/lib/operation/operation";
import { publicOperations } from "./operation-doc";
import { postmanCollection } from "./postman";

const Pair = z.strictObject({
  key: z.string().min(1),
  value: z.string(),
  description: z.string().optional(),
});

const Request = z.strictObject({
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  description: z.string(),
  auth: z
    .union([
      z.strictObject({ type: z.literal("noauth") }),
      z.strictObject({
        type: z.literal("bearer"),
        bearer: z.array(z.looseObject({ value: z.literal("{{call_key}}") })),
      }),
    ])
    .optional(),
  header: z.array(Pair),
  url: z.strictObject({
    raw: z.string().startsWith("{{base_url}}/"),
    host: z.tuple([z.literal("{{base_url}}")]),
    path: z.array(z.string().regex(/^[^/{}]+$/)),
    query: z.array(Pair),
    variable: z.array(Pair),
  }),
  body: z
    .discriminatedUnion("mode", [
      z.strictObject({ mode: z.literal("raw"), raw: z.string(), options: z.unknown() }),
      z.strictObject({ mode: z.literal("file"), file: z.strictObject({ src: z.string() }) }),
    ])
    .optional(),
});

/** The part of the format's schema (2.1.0) that we use. */
const Collection = z.strictObject({
  info: z.strictObject({
    _postman_id: z.uuid(),
    name: z.string(),
    description: z.string(),
    schema: z.literal("https://schema.getpostman.com/json/collection/v2.1.0/collection.json"),
  }),
  auth: z.strictObject({
    type: z.literal("bearer"),
    bearer: z.array(Pair.extend({ type: z.literal("string") })),
  }),
  variable: z.array(Pair.extend({ type: z.literal("string") })),
  item: z.array(
    z.strictObject({
      name: z.string(),
      item: z.array(
        z.strictObject({
          name: z.string(),
          event: z.array(
            z.strictObject({
              listen: z.enum(["prerequest", "test"]),
              script: z.strictObject({ type: z.literal("text/javascript"), exec: z.array(z.string()) }),
            }),
          ),
          request: Request,
          response: z.array(
            z.strictObject({
              name: z.string(),
              originalRequest: Request,
              code: z.int(),
              status: z.string(),
              _postman_previewlanguage: z.literal("json"),
              header: z.array(Pair),
              body: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

describe("postmanCollection", () => {
  const collection = Collection.parse(postmanCollection("https://shows.example"));
  const requests = collection.item.flatMap((folder) => folder.item.map((entry) => entry.request));

  it("contains every public operation under each of its prefixes", () => {
    const wanted = publicOperations
      .flatMap((op) => prefixesOf(op).map((prefix) => `${op.method} ${prefix}${op.path}`))
      .sort();
    const held = requests
      .map(({ method, url }) => `${method} /${url.path.join("/").replace(/:(\w+)/g, "{$1}")}`)
      .sort();
    expect(held).toEqual(wanted);
  });

  it("lists every path variable, and sends bodies with a content type", () => {
    for (const { url, body, header } of requests) {
      const named = url.path.filter((part) => part.startsWith(":")).map((part) => part.slice(1));
      expect(url.variable.map(({ key }) => key).sort()).toEqual(named.sort());
      // A variable, not the example's id: `lib/docs/postman-chain.ts` defines which request sets it.
      for (const { value } of url.variable) expect(value).toMatch(/^\{\{\w+\}\}$/);
      if (!body) continue;
      if (body.mode === "raw") expect(() => JSON.parse(body.raw)).not.toThrow();
      expect(header.some(({ key }) => key === "Content-Type")).toBe(true);
    }
  });

  it("uses only variables that exist and that an earlier request sets", () => {
    const known = new Set(["base_url", "api_key", "call_key"]);
    const listed = collection.variable.map(({ key }) => key);
    for (const { event, request } of collection.item.flatMap((folder) => folder.item)) {
      for (const [, name = ""] of JSON.stringify(request).matchAll(/\{\{(\w+)\}\}/g))
        expect([request.url.raw, [...known]]).toEqual([request.url.raw, expect.arrayContaining([name])]);
      for (const [, name = ""] of JSON.stringify(event).matchAll(/Variables\.set\(\\"(\w+)/g))
        known.add(name);
    }
    expect([...known].sort()).toEqual(listed.sort());
  });
});
