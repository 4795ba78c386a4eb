import { z } from "zod";
import type { OperationId } from "@/lib/api/registry/contracts";
import { operationById } from "@/lib/api/registry/registry";
import { mapData, pick } from "./answers";
import { type Definition, defineTool } from "./define-tool";
import { runOperation } from "./run-operation";
import { DETAIL } from "./schema";
import type { Tool } from "./types";

interface ListDefinition<Item extends z.ZodObject>
  extends Pick<Definition, "name" | "title" | "description" | "input" | "next"> {
  operation: OperationId;
  /** The schema of a listed item. */
  item: Item;
  /** The members of each item to return, unless full detail is requested. */
  short: readonly (keyof Item["shape"] & string)[];
}

/** Defines a tool that lists one operation's items in short form. */
export function defineListTool<Item extends z.ZodObject>(definition: ListDefinition<Item>): Tool {
  const { operation, item, short, ...rest } = definition;
  const mask = Object.fromEntries(short.map((name) => [name, true as const]));
  return defineTool({
    ...rest,
    operations: [operation],
    inputExtra: { detail: DETAIL },
    output: z.array(item.pick(mask as never)),
    run: async (agent, { detail, ...args }) => {
      const answer = await runOperation(agent, operationById(operation), args, { tool: definition.name });
      if (detail === "full") return answer;
      return mapData(answer, (items: Record<string, unknown>[]) => items.map((one) => pick(one, short)));
    },
  });
}
