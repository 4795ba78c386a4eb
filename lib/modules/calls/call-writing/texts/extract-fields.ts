import { callFrom } from "@/lib/modules/calls/calls";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { fieldsByModel } from "../by-model";
import type { callWritingContract } from "../contract";
import { workedOut } from "../worked-out";

type Operation = typeof callWritingContract.extractFields;

export const extractFields = workedOut<InputOf<Operation>, OutputOf<Operation>>(async (ctx, input) =>
  fieldsByModel(ctx, await callFrom(ctx, input)),
);
