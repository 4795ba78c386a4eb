import type { Operation } from "@/lib/operation/operation";

/** Whether a call must send a body. It may be omitted if that is equivalent to an empty object. */
export const needsBody = (op: Operation): boolean =>
  op.method !== "DELETE" && op.body !== undefined && !op.body.safeParse({}).success;
