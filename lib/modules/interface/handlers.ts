import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { interfaceContract } from "./contract";
import { describeInterface } from "./describe-interface";
import { getOpenapi, getOpenapiLegacy } from "./get-openapi";

export const handlers: HandlersOf<typeof interfaceContract> = {
  describeInterface,
  getOpenapi,
  getOpenapiLegacy,
};
