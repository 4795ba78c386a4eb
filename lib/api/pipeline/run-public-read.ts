import { makeCtx } from "@/lib/operation/make-ctx";
import type { Operation } from "@/lib/operation/operation";
import type { Principal } from "@/lib/platform/security/principal";
import { success } from "../wire/envelope";
import { toProblem } from "../wire/problems";
import type { Outcome } from "./execute";
import { handlerOf } from "./handlers";
import { addDetails } from "./steps/add-details";
import { addLocations } from "./steps/add-locations";
import { type Parsed, parseInput, type RawInput } from "./steps/parse";

/** Runs a read that anyone may make: no workspace, no charge, no usage row. */
export async function runPublicRead(
  op: Operation,
  principal: Principal,
  raw: RawInput,
  requestId: string,
): Promise<Outcome> {
  const { input, controls } = parsed(op, raw, requestId);
  const { ctx } = makeCtx({
    principal,
    operationId: op.id,
    source: "http",
    requestId,
    controls,
  });
  const output = await handlerOf(op)(ctx, input);
  const body = op.raw ? JSON.stringify(output) : success(output, { request_id: requestId });
  return { status: op.status, body, headers: {}, data: output };
}

function parsed(op: Operation, raw: RawInput, requestId: string): Parsed {
  try {
    return parseInput(op, raw);
  } catch (error) {
    const problem = toProblem(error, requestId);
    addDetails(op, problem, undefined);
    addLocations(op, problem, raw.query);
    throw problem;
  }
}
