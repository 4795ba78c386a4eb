import { isDeepStrictEqual } from "node:util";
import type { SignupContent, SignupField } from "../content-schema";
import type { SignupFieldChange } from "../schema";

/** Returns the fields in which two contents differ, in the order of the page. */
export const contentChanges = (before: SignupContent, after: SignupContent): SignupFieldChange[] =>
  (Object.keys(after) as SignupField[])
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
