import type { SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { correctedFacts, namer } from "../stored/corrected-call";
import { fullNameKeys, searchKey } from "../stored/search-keys";
import { storedCallOf } from "../stored/stored-call";
import { removeCalls } from "./remove-calls";

/** Who is looked for in calls, which know people by name only, and in deals. */
export interface NamedPerson {
  emailNormal: string;
  names: readonly string[];
}

/** What a person gets to see of a call that they are in. */
interface CallOfPerson {
  call_id: string;
  title: string | null;
  started_at: string | null;
  said: string[];
}

/** Returns the calls that a person is in, with what they said, for their own copy of what is stored about them. */
export async function callsOfPerson(ctx: Ctx, person: NamedPerson): Promise<CallOfPerson[]> {
  const is = isNamed(person);
  const rows = await callRowsOf(ctx, person);
  return rows.map((row) => {
    const { transcript, corrections } = storedCallOf(row);
    const name = namer(corrections);
    return {
      ...{ call_id: row.callId, title: row.title, started_at: isoOrNull(row.startedAt) },
      said: transcript.lines.flatMap(({ speaker, text }) =>
        speaker !== null && (is(speaker) || is(name(speaker))) ? [text] : [],
      ),
    };
  });
}

/**
 * Deletes the calls in which a person speaks or takes part under their full name or their address. Others call them by their
 * first name and talk about them, and what was found depends on their words, so a call can't be kept without them.
 * @returns their ids, as callers use them
 */
export async function eraseCallsOf(ctx: Ctx, person: NamedPerson): Promise<string[]> {
  const rows = await callRowsOf(ctx, person);
  await removeCalls(ctx, rows);
  for (const { callId } of rows)
    ctx.record({ subjectType: "call", subjectId: callId, after: { deleted: "erased" } });
  return rows.map(({ callId }) => callId);
}

interface CorrectedRow extends Record<string, unknown> {
  id: string;
  names: (string | null)[];
}

/** Names that the index doesn't have: from before people corrected them, and of owners that were set. */
const BEFORE = `
SELECT id, jsonb_path_query_array(corrections, '$.speakers[*].label')
  || jsonb_path_query_array(corrections, '$.participant_names[*].given')
  || jsonb_path_query_array(corrections, '$.facts[*].set.owner') AS names
FROM sales_call WHERE workspace_id = $1 AND environment = $2::"Environment" AND corrections <> '{}'`;

async function callRowsOf(ctx: Ctx, person: NamedPerson): Promise<SalesCall[]> {
  const { workspaceId, environment } = ctx;
  const is = isNamed(person);
  const corrected = await ctx.sql<CorrectedRow>("call_names_before", BEFORE, [workspaceId, environment]);
  const before = corrected.filter(({ names }) => names.some((name) => name !== null && is(name)));
  const rows = await ctx.db.salesCall.findMany({
    where: {
      ...ownedBy(ctx),
      OR: [{ people: { hasSome: [...keysOf(person)] } }, { id: { in: before.map(({ id }) => id) } }],
    },
    orderBy: { id: "asc" },
  });
  // The index also has parts of longer names.
  return rows.filter((row) => namesIn(row).some(is));
}

const keysOf = ({ emailNormal, names }: NamedPerson): ReadonlySet<string> =>
  new Set([emailNormal, ...fullNameKeys(names)]);

function isNamed(person: NamedPerson): (name: string) => boolean {
  const keys = keysOf(person);
  return (name) => keys.has(searchKey(name));
}

/** Names now, and before people corrected them. */
function namesIn(row: SalesCall): string[] {
  const { given, corrections } = storedCallOf(row);
  const participants = [
    ...(given.participants ?? []),
    ...(correctedFacts(given, corrections).participants ?? []),
  ];
  return [
    ...row.speakers,
    ...participants.map(({ name }) => name),
    ...(corrections.speakers ?? []).map(({ label }) => label),
    ...(corrections.participant_names ?? []).map(({ given: name }) => name),
    ...(corrections.facts ?? []).flatMap(({ set }) => set?.owner ?? []),
  ];
}
