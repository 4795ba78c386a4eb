import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { momentOf } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import type { StageState } from "@/lib/stage";
import { isRecorded } from "@/lib/stage/recorded";
import type { CarriedOut } from "../carrying-out/carry-out";
import { carryOutShow } from "../carrying-out/carry-out-show";
import type { ShowPeople } from "../people/people";
import { holdWithPeople } from "../proposals/hold-with-people";
import { propose } from "../proposals/propose";
import { mustPropose } from "../proposals/stage-control";
import { consentWarnings } from "./consent-warnings";
import { type Rehearsal, type RehearsedStep, rehearseCommands } from "./rehearse-commands";
import { requireOnAir } from "./require-on-air";
import { videoWarnings } from "./video-warnings";

export type RunMode = "live" | "prepare";

export interface CommandAnswer extends CarriedOut {
  /** How each sentence was understood. Null for structured commands. */
  readings: (string | null)[];
}

/**
 * Runs commands completely: interpreted, reduced under the stage's lock, stored with their inverse, emitted
 * to webhooks and published to the room. All of them, or none. `check` gets their interpretation before
 * anything is stored.
 * @throws `not_live`, `version_conflict`, `validation_error`
 */
export async function runCommands(
  ctx: Ctx,
  event: Event,
  bodies: readonly Record<string, unknown>[],
  { mode, isList = false, check }: { mode: RunMode; isList?: boolean; check?: (read: Rehearsal) => void },
): Promise<CommandAnswer> {
  const [held, people, hands] = await holdWithPeople(ctx, event);
  // A stop in words doesn't require anyone in the room, so the sentence has to be interpreted first.
  if (!bodies.some((body) => "command" in body)) requireMode(ctx, held.state, people, mode);
  const start = {
    eventId: event.id,
    state: held.state,
    people,
    at: (index: number) => momentOf(held, index),
  };
  const rehearsal = await rehearseCommands(ctx, start, bodies, isList);
  if (!rehearsal.steps.every(isStop)) requireMode(ctx, held.state, people, mode);
  check?.(rehearsal);
  const waits = mode === "live" && !rehearsal.steps.every(isStop) && mustPropose(ctx, hands);
  const done = await (waits
    ? propose(ctx, event, held.state, rehearsal.steps)
    : carryOutShow(ctx, event, held, people, rehearsal.steps));
  const { recording: setting } = configOf(event);
  const show = {
    recorded: isRecorded(held.state, setting.enabled),
    isOverHttp: setting.http_audience !== "off",
    onAir: held.state.phase === "live",
  };
  const warnings = [...consentWarnings(rehearsal.steps, people, show), ...videoWarnings(rehearsal.steps)];
  return {
    ...done,
    warnings,
    readings: rehearsal.read.map((read) => (read.form === "command" ? read.reading : null)),
  };
}

function requireMode(ctx: Ctx, state: StageState, people: ShowPeople, mode: RunMode): void {
  if (mode === "live") requireOnAir(ctx, state, people);
  else if (state.phase === "live")
    throw stateConflict("live", "The show is live. Send the command to the studio.");
}

const isStop = ({ command }: RehearsedStep): boolean => command.action === "emergency_stop";
