import type { EventWire } from "@/lib/modules/shows/events/schema";

interface NoRecordingWords {
  title: string;
  description: string;
  /** Label of the link to the setting, if it helps. */
  setting?: string;
}

/** Returns why a show has no recording, and what to do. */
export function noRecordingWords({
  state,
  recording,
}: Pick<EventWire, "state" | "recording">): NoRecordingWords {
  const isOver = state === "ended" || state === "archived" || state === "cancelled";
  if (!recording.enabled)
    return {
      title: "Recording is off for this show",
      description: isOver
        ? "Nothing was recorded."
        : "Turn it on before you go live, and every speaker who agrees is recorded.",
      ...(isOver ? {} : { setting: "Turn on recording" }),
    };
  if (state === "live")
    return {
      title: "Nothing recorded yet",
      description: "The recording appears here as soon as someone who agreed to be recorded is on stage.",
    };
  if (isOver)
    return {
      title: "No recording",
      description:
        "The show wasn’t on air, no one on stage agreed to be recorded, or the recording was deleted.",
    };
  return {
    title: "The recording appears here when the show goes on air",
    description:
      "You can watch it and download each speaker’s tracks while the show is still on. Rehearsals aren’t recorded.",
    setting: "Recording settings",
  };
}
