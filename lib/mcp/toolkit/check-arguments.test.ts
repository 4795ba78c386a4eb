import { expect, it } from "vitest";
import { callOperationTool } from "../tools/call-operation";
import { searchOperationsTool } from "../tools/search-operations";
import { checkArguments } from "./check-arguments";
import type { Agent, Tool, ToolArguments } from "./types";

const agent = { takeRequestId: () => "req_1" } as Agent;

const errorOf = (tool: Tool, args: ToolArguments) => {
  const refused = checkArguments(agent, tool, args);
  return refused && "error" in refused ? refused.error : undefined;
};

it("names the tool's own arguments beside an unknown one", () => {
  const error = errorOf(callOperationTool, { operation: "createClient", arguments: { name: "x" } });
  expect(error).toMatchObject({
    fields: { arguments: "unknown_field" },
    details: { arguments: { fields: expect.arrayContaining(["operation", "input"]) } },
  });
});

it("lists an enum's values, and has no details if there is nothing to say", () => {
  const error = errorOf(searchOperationsTool, { effect: "magic" });
  expect(error?.details?.effect?.allowed).toContain("send");
  expect(errorOf(searchOperationsTool, { query: 5 })).not.toHaveProperty("details");
  expect(errorOf(searchOperationsTool, { query: "clips" })).toBeUndefined();
});
