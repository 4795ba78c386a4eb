import type { PlanBrief } from "./brief";
import { isItem } from "./check-draft";
import type { PlanDraft } from "./draft";
import type { Outline } from "./outline";
import { planSeconds } from "./plan-seconds";
import { scaleSeconds } from "./scale-seconds";

const MIN = 5;

/** Gives the agenda's segments the minutes stated there, and scales the others so that the total is exact. */
export function repairTimes(outline: Outline, brief: PlanBrief, draft: PlanDraft): PlanDraft {
  const total = planSeconds(outline, brief);
  const given = agendaTimes(outline, draft);
  const fixed = given.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0);
  const free = draft.segments.filter((_segment, index) => given[index] === undefined);
  const keeps = free.length === 0 ? fixed === total : total - fixed >= free.length * MIN;
  const times = keeps ? given : given.map(() => undefined);
  const left = keeps ? total - fixed : total;
  const open = draft.segments.map(({ duration_sec }, index) =>
    times[index] === undefined ? duration_sec : 0,
  );
  return {
    ...draft,
    segments: draft.segments.map((segment, index) => ({
      ...segment,
      duration_sec: times[index] ?? scaleSeconds(open, left)[index] ?? MIN,
    })),
  };
}

function agendaTimes(outline: Outline, { segments }: PlanDraft): (number | undefined)[] {
  const times: (number | undefined)[] = segments.map(() => undefined);
  const isWhole = segments.length === outline.agenda.length;
  let from = 0;
  outline.agenda.forEach((item, place) => {
    const at = isWhole
      ? place
      : segments.findIndex((segment, index) => index >= from && isItem(segment, item));
    if (at < 0) return;
    from = at + 1;
    if (item.seconds !== null) times[at] = item.seconds;
  });
  return times;
}
