import type { z } from "zod";
import type { OperationId } from "@/lib/api/registry/contracts";
import { operationById } from "@/lib/api/registry/registry";
import type { Json } from "@/lib/operation/json-schema";
import { isMutation } from "@/lib/operation/operation";
import { hintsOf, joinHints } from "./hints";
import { answerSchema, CHANGE_CONTROLS, dataJson, inputJson } from "./schema";
import type { Agent, Tool, ToolAnswer, ToolArguments, ToolHints } from "./types";

export interface Definition {
  name: string;
  title: string;
  /** Three or four sentences: what it does, what to know, when to use another tool. */
  description: string;
  /** The operations that it runs. Hints and scopes are derived from them. */
  operations: readonly OperationId[];
  input: z.ZodObject;
  /** The schema of `data`. */
  output: z.ZodType;
  /** Input that zod can't express, such as a union built at run time. */
  inputExtra?: Json;
  hints?: Partial<ToolHints>;
  ownWords?: boolean;
  run(agent: Agent, args: ToolArguments): Promise<ToolAnswer>;
  next?: Tool["next"];
}

/** Builds a tool from its definition. Whatever follows from its operations is derived. */
export function defineTool(definition: Definition): Tool {
  const ops = definition.operations.map(operationById);
  const changes = ops.some(isMutation);
  const input = inputJson(definition.input);
  return {
    name: definition.name,
    title: definition.title,
    description: definition.description,
    inputSchema: {
      ...input,
      properties: {
        ...(input.properties as Json),
        ...definition.inputExtra,
        ...(changes ? CHANGE_CONTROLS : {}),
      },
      additionalProperties: false,
    },
    outputSchema: answerSchema(dataJson(definition.output), changes),
    annotations: { ...joinHints(ops.map(hintsOf)), ...definition.hints },
    operations: definition.operations,
    ...(definition.ownWords ? { ownWords: true } : {}),
    run: definition.run,
    ...(definition.next ? { next: definition.next } : {}),
  };
}
