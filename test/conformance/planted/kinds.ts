import { z } from "zod";
import { bytes, type Operation, operation } from "@/lib/operation/operation";

/** Who a planted operation is for. */
export type Kind = "key" | "session" | "host" | "guest" | "attendee" | "public";

export type Declared = Partial<Parameters<typeof operation>[0]> & { method?: string; path?: string };

const ForShow = z.strictObject({ slug: z.string() });

const OF_KIND: Record<Kind, Declared> = {
  key: { prefix: "v1", scope: "events:write" },
  session: { prefix: "app", access: "session", scope: "any" },
  host: { prefix: "app", access: "host", scope: "studio:control", params: ForShow },
  guest: { prefix: "app", access: "guest", scope: "public", params: ForShow },
  attendee: { prefix: "app", access: "attendee", scope: "public", params: ForShow },
  public: { prefix: "app", access: "public", scope: "public", params: ForShow },
};

/** An operation that takes a file. */
export const UPLOAD: Declared = { input: bytes({ types: ["image/png"], most: 100_000 }) };

/** An operation that is correct except for what is declared here. */
export function plant(name: string, kind: Kind, declared: Declared = {}): Operation {
  const { method = "POST", path = "", ...rest } = declared;
  const where = OF_KIND[kind].params ? "/events/{slug}/planted" : "/planted";
  return operation({
    tag: "Planted",
    summary: "Planted",
    effect: method === "GET" ? "read" : "write",
    output: z.object({ ok: z.boolean(), found: z.array(z.string()).optional() }),
    examples: [{ summary: "x", input: {} }],
    ...OF_KIND[kind],
    ...rest,
    http: `${method} ${where}/${name}${path}`,
  } as Parameters<typeof operation>[0]) as Operation;
}
