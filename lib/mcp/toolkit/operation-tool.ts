import type { Json } from "@/lib/operation/json-schema";
import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import { ownPriceWords } from "@/lib/operation/price";
import { summarize } from "./answers";
import { catalogue, needsConfirm, takesConfirm, toolNameOf, toolsetOf } from "./catalogue";
import { hintsOf } from "./hints";
import { operationInput, operationOutput } from "./operation-schema";
import { runOperation } from "./run-operation";
import { answerSchema, CHANGE_CONTROLS, DETAIL } from "./schema";
import type { Tool } from "./types";
import { writtenMembers } from "./written-file";

const made = new WeakMap<Operation, Tool>();

/** Builds the tool for one operation from its declaration. */
export function operationTool(op: Operation): Tool {
  let tool = made.get(op);
  if (!tool) {
    tool = makeTool(op);
    made.set(op, tool);
  }
  return tool;
}

function makeTool(op: Operation): Tool {
  const name = toolNameOf(op);
  const input = operationInput(op);
  return {
    name,
    title: op.summary,
    description: descriptionOf(op),
    inputSchema: {
      ...input,
      properties: {
        ...(input.properties as Json),
        detail: DETAIL,
        ...(isMutation(op) ? CHANGE_CONTROLS : {}),
        ...(needsConfirm(op) ? { confirm: { type: "boolean", description: "Must be true." } } : {}),
      },
    },
    outputSchema: answerSchema(operationOutput(op), isMutation(op)),
    annotations: hintsOf(op),
    operations: [op.id],
    run: async (agent, { detail, idempotency_key, confirm, ...args }) => {
      const isControl = needsConfirm(op) && !takesConfirm(op);
      const kept = isControl || confirm === undefined ? args : { ...args, confirm };
      const controls = { tool: name, confirm, idempotencyKey: idempotency_key };
      return summarize(await runOperation(agent, op, kept, controls), detail, op);
    },
  };
}

const EFFECTS = {
  read: "Changes nothing.",
  write: "Sends nothing to people.",
  send: "Reaches people: set send to true to confirm.",
  live: "Affects a live show immediately and needs confirm: true.",
} as const;

const AN_UPLOAD =
  "an upload URL. Send the file there with curl or another program, never as an argument. If you can't, ask the person to upload it.";

const OR_WRITTEN =
  "Pass the text as arguments. To upload a file instead, leave them out: the tool then returns";

function uploadWords(op: Operation): string {
  if (!bytesOf(op)) return "";
  return writtenMembers(op).length > 0 ? `${OR_WRITTEN} ${AN_UPLOAD}` : `Returns ${AN_UPLOAD}`;
}

function descriptionOf(op: Operation): string {
  const price = op.cost ? ` It may cost ${ownPriceWords(op)}.` : "";
  return [
    `${op.summary}.`,
    op.description ?? "",
    uploadWords(op),
    `${EFFECTS[op.effect]}${price}`,
    op.mcp?.notFor ?? notFor(op),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Says when to use a related tool: for reads the changes, for changes the lookups. */
function notFor(op: Operation): string {
  const siblings = catalogue.filter((other) => other !== op && toolsetOf(other) === toolsetOf(op));
  const looking = siblings.filter((other) => !isMutation(other)).map(toolNameOf);
  const changing = siblings.filter(isMutation).map(toolNameOf);
  if (isMutation(op))
    return looking.length > 0
      ? `To look something up, use ${either(looking.slice(0, 3))} instead.`
      : "Don't use it to look something up; try it with dry_run first.";
  if ("list" in op.output && looking.length > 0)
    return `For one item whose id you know, use ${either(looking.slice(0, 2))} instead.`;
  if (changing.length > 0) return `To change something, use ${either(changing.slice(0, 3))} instead.`;
  return "Don't call it repeatedly if nothing changes.";
}

/** Names tools to choose from: "a, b or c". */
const either = (names: readonly string[]): string => names.join(", ").replace(/, ([^,]*)$/, " or $1");
