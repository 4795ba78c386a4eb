"use client";

import clsx from "clsx";
import { Check } from "lucide-react";
import { clockText, timeOfDay } from "./clock-text";
import { knownId } from "./known-id";
import type { RunOfShow, ShowRow } from "./run-of-show";
import { MissingVideo, SceneCue } from "./scene-cue";
import { SceneMenu } from "./scene-menu";
import { SceneNotes } from "./scene-notes";
import { useStudio } from "./studio-context";

/** One scene. Pressing it goes there; the current one is expanded. */
export function SceneRow({ row, show }: { row: ShowRow; show: RunOfShow }) {
  const { controller, desk, run, state } = useStudio();
  const { scene, index, place, startsAt } = row;
  const current = place === "current";
  const part = desk.rehearsal?.parts.find(({ segment_id }) => segment_id === scene.id);
  const rehearsed = state.phase === "idle" && !state.rehearsal ? (part?.actual_sec ?? null) : null;
  return (
    <li
      className={clsx(
        "group relative",
        current && "bg-hover before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent",
      )}
    >
      <div className="flex items-center">
        <button
          type="button"
          aria-current={current ? "step" : undefined}
          disabled={state.phase === "ended"}
          onClick={() => void run({ action: "go_scene", index, ...knownId(scene, controller.stage) })}
          className="grid min-h-10 min-w-0 flex-1 grid-cols-[2.5rem_1fr_auto] items-baseline gap-2 px-4 py-2 text-left hover:bg-hover [@media(hover:none)]:pr-11"
        >
          <span className="tabular text-ink-muted text-sm">
            {startsAt === null ? `${index + 1}.` : timeOfDay(startsAt)}
          </span>
          <span
            className={clsx(
              "line-clamp-2 text-base",
              place === "done" ? "text-ink-muted" : "text-ink",
              current && "font-semibold",
            )}
          >
            {scene.title}
            <SceneCue scene={scene} />
          </span>
          {place === "done" ? (
            <Check className="size-4 text-ink-muted" aria-label="done" />
          ) : (
            <span className="tabular text-right text-ink-muted text-sm">
              {clockText(scene.duration_sec)}
              {rehearsed !== null && (
                <span
                  title="Time taken in the rehearsal"
                  className={clsx("block", rehearsed > scene.duration_sec ? "text-warn" : "text-ok")}
                >
                  <span className="sr-only">rehearsed </span>
                  {clockText(rehearsed)}
                </span>
              )}
            </span>
          )}
        </button>
        <span className="absolute top-1.5 right-1.5 [@media(hover:hover)]:not-focus-within:not-group-hover:not-has-data-popup-open:opacity-0">
          <SceneMenu index={index} scene={scene} />
        </span>
      </div>
      {current && <MissingVideo scene={scene} />}
      {current && <Elapsed duration={scene.duration_sec} show={show} />}
      {current && <SceneNotes scene={scene} />}
    </li>
  );
}

function Elapsed({ duration, show }: { duration: number; show: RunOfShow }) {
  const { elapsedSec, overSec } = show;
  if (elapsedSec === null) return null;
  const over = overSec > 0;
  return (
    <div className="flex items-center gap-2 px-4 pb-2">
      <div className="h-1 flex-1 overflow-hidden rounded-full bg-pressed">
        <div
          className={clsx(
            "h-full transition-[width] duration-500 ease-linear",
            over ? "bg-warn" : "bg-accent",
          )}
          style={{ width: `${Math.min(100, (elapsedSec / duration) * 100)}%` }}
        />
      </div>
      <span className={clsx("tabular text-sm", over ? "font-medium text-warn" : "text-ink-muted")}>
        {over ? `over ${clockText(overSec)}` : `${clockText(duration - elapsedSec)} left`}
      </span>
    </div>
  );
}
