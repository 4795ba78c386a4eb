import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import { ROOM_OUTCOMES } from "@/lib/modules/stage/broadcast/room-outcome-schema";
import type { StudioAnswer } from "@/lib/modules/studio/studio/schema";
import type { Json } from "@/lib/operation/json-schema";
import { COMMAND_NAMES, catalogEntries } from "@/lib/stage";
import { mapData } from "../toolkit/answers";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";

/**
 * The parameters of all commands together; the error of a wrong call says which ones a command accepts. What describes
 * several of them is said once.
 */
function parameters(): Json {
  const all: Json = {};
  const said = new Set<unknown>();
  for (const { params } of catalogEntries())
    for (const [name, schema] of Object.entries((params.properties ?? {}) as Json))
      if (!(name in all)) {
        const { description, ...rest } = shortened(schema as Json);
        all[name] = description === undefined || said.has(description) ? rest : { ...rest, description };
        said.add(description);
      }
  return all;
}

const KEPT = ["type", "enum", "items", "anyOf", "description"];

const shortened = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => KEPT.includes(name))
      .map(([name, value]) => [name, name === "items" ? { type: (value as Json).type } : value]),
  );

export const runStudioCommandTool = defineTool({
  name: "run_studio_command",
  title: "Control a live show",
  description:
    'Changes what viewers see right now: pass action with its parameters, or command as a sentence ("next slide"). Works only on air (otherwise not_live) and needs confirm: true, because viewers see the effect; dry_run shows what would change. Don\'t use it to prepare a show (update_event) or read its state (get_event_status).',
  operations: ["runStudioCommand"],
  input: z.object({
    slug: z.string(),
    action: z.enum(COMMAND_NAMES as [string, ...string[]]).optional(),
    command: z.string().max(500).describe("Instead of action: a sentence.").optional(),
    confirm: z.boolean().optional(),
  }),
  inputExtra: parameters(),
  output: z.object({
    command_id: z.string(),
    action: z.string(),
    state: z.string(),
    reading: z.string().nullable(),
    undoable: z.boolean(),
    state_version: z.int(),
    room: z.enum(ROOM_OUTCOMES).describe("unreachable: viewers see it later."),
    warnings: z.array(z.string()),
  }),
  next: (_done, { slug }) => [{ tool: "get_event_status", arguments: { slug } }],
  run: async (agent, { confirm, idempotency_key, ...args }) => {
    // A sentence that isn't a catalog command needs its own confirmation.
    const body = args.command !== undefined && confirm === true ? { ...args, confirm } : args;
    const answer = await runOperation(agent, operationById("runStudioCommand"), body, {
      tool: "run_studio_command",
      confirm,
      idempotencyKey: idempotency_key,
    });
    return mapData(
      answer,
      ({ command, reading, state_version, room, warnings }: z.infer<typeof StudioAnswer>) => ({
        command_id: command.id,
        action: command.action,
        state: command.state,
        reading,
        undoable: command.undoable,
        state_version,
        room,
        warnings: warnings.map(({ message }) => message),
      }),
    );
  },
});
