import type { RawInput } from "@/lib/api/pipeline/steps/parse";
import { Problem } from "@/lib/operation/problem";
import { newId } from "@/lib/platform/runtime/ids";
import type { Tamper } from "./flaw";

type Executed = Parameters<NonNullable<Tamper["execute"]>>;

/** The call with a different input from the one sent. */
const withInput = (
  [run, op, principal, raw, meta]: Executed,
  change: (read: () => Promise<RawInput>) => Promise<RawInput>,
) => run(op, principal, () => change(async () => (typeof raw === "function" ? raw() : raw)), meta);

export const freshKeyEachTime: Tamper = {
  execute: (run, op, principal, raw, meta) =>
    run(op, principal, raw, { ...meta, idempotencyKey: meta.idempotencyKey && newId("idem") }),
};

export const keyOfItsOwn: Tamper = {
  execute: (run, op, principal, raw, meta) =>
    run(op, principal, raw, { ...meta, idempotencyKey: meta.idempotencyKey ?? newId("idem") }),
};

export const keyAlways: Tamper = {
  execute: async (run, op, principal, raw, meta) => {
    if (meta.idempotencyKey === undefined) throw new Problem("validation_error");
    return run(op, principal, raw, meta);
  },
};

export const neverDry: Tamper = {
  execute: (...call) =>
    withInput(call, async (read) => {
      const given = await read();
      const { dry_run: _left, ...body } = (given.body ?? {}) as Record<string, unknown>;
      return { ...given, body };
    }),
};

/** Treats an unreadable body as an empty one. */
export const takesBadBodies: Tamper = {
  execute: (...call) => withInput(call, (read) => read().catch(() => ({ params: {}, query: {}, body: {} }))),
};

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Accepts anything as a file. */
export const takesAnyFile: Tamper = {
  execute: (...call) =>
    withInput(call, async (read) => {
      const given = await read().catch(() => ({ params: {}, query: {}, body: undefined }));
      const open = async function* () {
        yield PIXEL;
      };
      return { ...given, file: { contentType: "image/png", expectedBytes: 0, open } };
    }),
};

/** Rejects an unreadable body, but only after writing something. */
export const writesOnBadBodies = (write: (workspaceId: string) => Promise<unknown>): Tamper => ({
  execute: (...call) =>
    withInput(call, (read) =>
      read().catch(async (error) => {
        await write(call[2].workspaceId);
        throw error;
      }),
    ),
});

export const unmetered: Tamper = {
  execute: (run, op, principal, raw, meta) => run(op, principal, raw, { ...meta, source: "page" }),
};
