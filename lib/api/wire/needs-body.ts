import type { Operation } from "@/lib/operation/operation";

/** Whether a call has to send a body: where nothing is as good as an empty object, it may be left out. */
export const needsBody = (op: Operation): boolean =>
  op.method !== "DELETE" && op.body !== undefined && !op.body.safeParse({}).success;
