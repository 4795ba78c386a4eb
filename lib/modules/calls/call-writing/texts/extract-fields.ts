import { fieldsOf } from "@/lib/calls/writing/fields/fields-of";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { callWritingContract } from "../contract";
import { heardFrom, workedOut } from "../worked-out";

type Operation = typeof callWritingContract.extractFields;

export const extractFields = workedOut<InputOf<Operation>, OutputOf<Operation>>(async (ctx, input) =>
  fieldsOf(await heardFrom(ctx, input)),
);
