import * as z from "zod";
import { freeFormProblem } from "./free-form";

/** A free-form object, stored verbatim: only JSON values, ≤ 16 KiB as JSON, depth ≤ 32. */
export const JsonObjectSchema = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const fieldCode = freeFormProblem(value);
  if (fieldCode) context.addIssue({ code: "custom", params: { fieldCode } });
});
