import type { Event, StudioCommand } from "@/lib/generated/prisma/client";
import { stageOf } from "@/lib/modules/stage/stage-state";
import { presentCommand, readPeople } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { guestPersonId } from "@/lib/providers/room/identity";
import { describeCommand, parseCommand, type StagePerson, type StageState } from "@/lib/stage";
import type { studioCommandsContract } from "./contract";

type CommandRecord = OutputOf<typeof studioCommandsContract.getStudioCommand>;

/** Presents a show's commands in words, with people's current names. */
export async function presentRecords(
  ctx: Ctx,
  event: Event,
  rows: readonly StudioCommand[],
): Promise<CommandRecord[]> {
  const state = await stageOf(ctx, event.id);
  const around = { state, people: await everyone(ctx, event, state) };
  const undone = await undoneBy(ctx, event.id, rows);
  return rows.map((row) => ({
    ...presentCommand(row, ctx.principal.actor),
    words: wordsOf(row, around),
    spoken: row.spoken,
    undone_by: undone.get(row.id) ?? null,
  }));
}

async function everyone(ctx: Ctx, event: Event, state: StageState): Promise<StagePerson[]> {
  const { stageable } = await readPeople(ctx, event);
  const guests = await ctx.db.guest.findMany({ where: { eventId: event.id, deletedAt: null } });
  const roster = guests.map(({ id, name }) => ({
    identity: guestPersonId(id),
    name,
    title: "",
    kind: "guest" as const,
    muted: false,
  }));
  return [...state.stage, ...stageable, ...roster];
}

function wordsOf(row: StudioCommand, around: { state: StageState; people: StagePerson[] }): string {
  const command = row.command as Record<string, unknown>;
  if (command.action === "undo") return `undo ${String(command.what ?? "a command")}`;
  if (command.action === "emergency_stop") return `emergency stop, level ${String(command.level)}`;
  const parsed = parseCommand(command);
  return parsed.ok ? describeCommand(parsed.command, around) : String(command.action).replaceAll("_", " ");
}

/** Returns the last undo of each of these commands. */
async function undoneBy(
  ctx: Ctx,
  eventId: string,
  rows: readonly StudioCommand[],
): Promise<Map<string, string>> {
  const undos = await ctx.sql<{ id: string; target: string }>(
    "studio_command_undone_by",
    `SELECT id, command->>'command_id' AS target FROM studio_command
     WHERE event_id = $1 AND command->>'action' = 'undo' AND command->>'command_id' = ANY($2::text[])
     ORDER BY version_after`,
    [eventId, rows.map(({ id }) => id)],
  );
  return new Map(undos.map(({ id, target }) => [target, id]));
}
