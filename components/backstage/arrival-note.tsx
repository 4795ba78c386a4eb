import type { StageState } from "@/lib/stage";

interface ArrivalNoteProps {
  /** Undefined until the page knows the stage. */
  phase: StageState["phase"] | undefined;
  host: string;
}

/** Tells guests before they enter whether the show has started, and how they reach the crew. */
export function ArrivalNote({ phase, host }: ArrivalNoteProps) {
  const started = STARTED[phase ?? "idle"];
  return (
    <div role="status">
      {started ? (
        <p className="rounded-panel bg-warn-soft p-3 text-base">
          <strong className="font-semibold">{started}</strong> Go backstage so that {host} sees that you’re
          here. You can write to the crew privately there.
        </p>
      ) : (
        phase !== "ended" && (
          <p className="text-base text-ink-muted">
            Questions? You can write to the crew privately once you’re backstage.
          </p>
        )
      )}
    </div>
  );
}

const STARTED: Partial<Record<StageState["phase"], string>> = {
  countdown: "The show is about to start.",
  live: "The show is on air.",
};
