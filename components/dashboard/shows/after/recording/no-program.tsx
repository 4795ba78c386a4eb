import { Film } from "lucide-react";
import { hasFiles, type Recording } from "./facts/recording";

const WORDS: Record<Exclude<Recording["state"], "failed">, string> = {
  awaiting_upload: "The program appears here once the file is uploaded and converted.",
  converting: "The program appears here once the file is converted.",
  live: "The program appears here a few seconds after someone is on stage.",
  processing: "The program appears here once its first seconds are ready.",
  ready: "Nothing was on stage, so there’s no program.",
};

/** In the player's place while there is nothing to play. */
export function NoProgram({ state, tracks }: Pick<Recording, "state" | "tracks">) {
  return (
    <div className="grid aspect-video max-h-80 w-full place-items-center rounded-media border border-line border-dashed p-6 text-center">
      <div className="flex max-w-sm flex-col items-center gap-3 text-base text-ink-muted">
        <Film className="size-6" aria-hidden />
        <p>{state === "failed" ? failedWords(hasFiles({ tracks })) : WORDS[state]}</p>
      </div>
    </div>
  );
}

const failedWords = (isDownloadable: boolean): string =>
  isDownloadable
    ? "There’s no program. Download the tracks below, or delete the recording."
    : "There’s no program.";
