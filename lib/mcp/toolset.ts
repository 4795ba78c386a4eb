import { operationById } from "@/lib/api/registry/registry";
import { Problem } from "@/lib/operation/problem";
import type { Principal } from "@/lib/platform/security/principal";
import { catalogue, mayCall, TOOLSETS, toolsetOf } from "./toolkit/catalogue";
import { operationTool } from "./toolkit/operation-tool";
import type { Tool } from "./toolkit/types";
import { addGuestTool } from "./tools/add-guest";
import { callOperationTool } from "./tools/call-operation";
import { createShowroomTool } from "./tools/create-showroom";
import { describeOperationTool } from "./tools/describe-operation";
import { getEventStatusTool } from "./tools/get-event-status";
import { getJobTool } from "./tools/get-job";
import { getUsageTool } from "./tools/get-usage";
import { listEventsTool } from "./tools/list-events";
import { runStudioCommandTool } from "./tools/run-studio-command";
import { searchOperationsTool } from "./tools/search-operations";
import { searchRegistrationsTool } from "./tools/search-registrations";
import { updateEventTool } from "./tools/update-event";

/** The default tools: tasks first, and three tools that open the rest of the catalog. */
export const TASK_TOOLS: readonly Tool[] = [
  createShowroomTool,
  listEventsTool,
  getEventStatusTool,
  updateEventTool,
  addGuestTool,
  searchRegistrationsTool,
  runStudioCommandTool,
  getUsageTool,
  getJobTool,
  searchOperationsTool,
  describeOperationTool,
  callOperationTool,
];

/** Returns the tools listed for this caller. `toolset` comes from the URL: group names, or `all`. */
export function toolsFor(principal: Principal, toolset: string | undefined): readonly Tool[] {
  return candidates(toolset).filter((tool) =>
    tool.operations.every((id) => mayCall(principal, operationById(id))),
  );
}

function candidates(toolset: string | undefined): readonly Tool[] {
  if (toolset === undefined || toolset === "" || toolset === "default") return TASK_TOOLS;
  const names = toolset.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => name !== "all" && name !== "default" && !TOOLSETS.includes(name));
  if (unknown.length > 0)
    throw new Problem(
      "validation_error",
      `Unknown toolset. Use one of: default, all, ${TOOLSETS.join(", ")}.`,
      {
        toolset: "not_allowed",
      },
    );
  const chosen = catalogue.filter((op) => names.includes("all") || names.includes(toolsetOf(op)));
  const own = names.includes("default") ? TASK_TOOLS : [getJobTool];
  const taken = new Set(own.map(({ name }) => name));
  return [...own, ...chosen.map(operationTool).filter(({ name }) => !taken.has(name))];
}
