import type { InngestFunction } from "inngest";

/** Every function that the engine may call: one line a job. */
export const functions: InngestFunction.Any[] = [];
