import type { ReactNode } from "react";
import { speakingSeconds } from "@/lib/stage/speaking-seconds";

/**
 * Says how long a text takes to say, as the hint of its field. With the segment's length, also if that is
 * too short for it. Undefined if there is nothing to say.
 */
export function speakingHint(text: string, segmentSec?: number): ReactNode {
  const seconds = speakingSeconds(text);
  if (seconds === 0) return undefined;
  const about = `About ${roughly(seconds)} to say`;
  if (segmentSec === undefined || seconds <= segmentSec) return about;
  return <span className="text-warn">{`${about}, longer than the segment (${roughly(segmentSec)})`}</span>;
}

const STEP_SEC = 5;

function roughly(seconds: number): string {
  const rounded = Math.max(STEP_SEC, Math.round(seconds / STEP_SEC) * STEP_SEC);
  if (rounded < 60) return `${rounded} s`;
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
  return rest === 0 || minutes >= 10 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
