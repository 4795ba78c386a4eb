import { describe, expect, it } from "vitest";
import { z } from "zod";
import { operations } from "@/lib/api/registry/registry";
import { sendFlag } from "@/lib/operation/fields";
import { operation } from "@/lib/operation/operation";
import type { Problem } from "@/lib/operation/problem";
import { type Sends, willSend } from "@/lib/operation/sends";
import type { Principal } from "@/lib/platform/security/principal";
import { requireSend } from "./require-send";

const declare = (sends: Sends) =>
  operation({
    http: "POST /things",
    prefix: "v1",
    tag: "Things",
    summary: "Do a thing",
    scope: "events:write",
    effect: "write",
    body: z.strictObject({ mode: z.string().optional(), notify: z.boolean().optional(), send: sendFlag() }),
    output: z.object({}),
    sends,
  });

function refusal(sends: Sends, input: Record<string, unknown>, scopes: string[]): unknown {
  try {
    requireSend(declare(sends) as never, { scopes: new Set(scopes) } as unknown as Principal, input);
    return undefined;
  } catch (error) {
    const { code, fields } = error as Problem;
    return { code, fields };
  }
}

const MAY = ["communications:send"];
const UNSAID = { code: "validation_error", fields: { send: "must_be_true" } };
const WITHOUT_SCOPE = { code: "insufficient_scope", fields: { scope: "required" } };
const sometimes: Sends = { when: { mode: ["send", "schedule"], notify: [true] } };

describe("a call that may send email", () => {
  it("needs the flag and the scope only when its input sends", () => {
    expect(refusal(sometimes, {}, [])).toBeUndefined();
    expect(refusal(sometimes, { mode: "draft", notify: false, send: false }, [])).toBeUndefined();
    for (const input of [{ mode: "send" }, { mode: "schedule" }, { notify: true }]) {
      expect(refusal(sometimes, input, MAY)).toEqual(UNSAID);
      expect(refusal(sometimes, { ...input, send: false }, MAY)).toEqual(UNSAID);
      expect(refusal(sometimes, { ...input, send: true }, [])).toEqual(WITHOUT_SCOPE);
      expect(refusal(sometimes, { ...input, send: true }, MAY)).toBeUndefined();
    }
  });

  it("always needs both if it always sends, or only the scope if its body has no flag", () => {
    expect(refusal({ when: "always" }, {}, MAY)).toEqual(UNSAID);
    expect(refusal({ when: "always" }, { send: true }, MAY)).toBeUndefined();
    expect(refusal({ when: "always", flag: false }, {}, MAY)).toBeUndefined();
    expect(refusal({ when: "always", flag: false }, {}, [])).toEqual(WITHOUT_SCOPE);
  });
});

describe("every operation", () => {
  it("that publishes something takes a flag for it, or repeats or ends what was published", () => {
    const publishers = operations.filter(
      ({ scope, effect }) => scope === "distribution:publish" && effect === "send",
    );
    expect(publishers.map(({ id }) => id).sort()).toEqual([
      "createDistributionJob",
      "retryDistribution",
      "withdrawDistribution",
    ]);
    for (const { id, body } of publishers)
      expect("publish" in ((body as z.ZodObject | undefined)?.shape ?? {}), id).toBe(
        id !== "withdrawDistribution",
      );
  });

  it("that sends is declared as such, takes the flag and sends nothing by default", () => {
    // Publishing has its own flag and scope.
    const senders = operations.filter(
      (op) => op.sends || (op.effect === "send" && op.scope !== "distribution:publish"),
    );
    expect(senders.map(({ id }) => id)).toContain("createRegistration");
    for (const op of senders) {
      expect(op.sends, op.id).toBeDefined();
      const shapeOf = (given: z.ZodType | undefined) => (given as z.ZodObject | undefined)?.shape ?? {};
      const shape = { ...shapeOf(op.query), ...shapeOf(op.body) };
      expect("send" in shape, op.id).toBe(op.sends?.flag !== false);
      if (op.sends?.when === "always") continue;
      for (const field of Object.keys(op.sends?.when ?? {})) {
        expect(Object.keys(shape), op.id).toContain(field);
        const byDefault = (shape[field] as z.ZodType).safeParse(undefined).data;
        expect(willSend(op, { [field]: byDefault }), `${op.id}.${field}`).toBe(false);
      }
    }
  });
});
