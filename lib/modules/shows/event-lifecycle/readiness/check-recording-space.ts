import type { Check, Open } from "./check";

/** How long a show is if no one says it. */
const USUAL_MINUTES = 60;

const mend: Open["mend"] = {
  text: "Delete recordings and files you no longer need, or turn off `recording.enabled`.",
  page: "/settings",
  operation: "deleteRecording",
};

/** Checks that all of the show can be recorded. */
export const checkRecordingSpace: Check = ({ event: { startsAt, endsAt }, space }) => {
  const left = space?.minutes_left ?? null;
  if (!space || left === null) return [];
  const planned =
    startsAt && endsAt ? Math.ceil((endsAt.getTime() - startsAt.getTime()) / 60_000) : USUAL_MINUTES;
  if (left >= planned) return [];
  const people = space.speakers === 1 ? "1 speaker" : `${space.speakers} speakers`;
  return [
    {
      code: "storage_short",
      severity: "warning",
      message:
        left === 0
          ? "Storage is full, so the show won't be recorded."
          : `Storage has space for about ${left} min of recording with ${people}, and the show takes ${planned} min.`,
      mend,
    },
  ];
};
