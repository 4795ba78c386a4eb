"use client";

import { useCallback, useState } from "react";
import { asApiError } from "@/components/room/as-api-error";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { browserLabel } from "@/lib/room/browser-label";
import type { LocalMedia } from "@/lib/room/local-media";
import { measureNetwork, type NetworkFindings } from "@/lib/room/measure-network";
import { picksUpSound } from "@/lib/room/picks-up-sound";
import { playTestTone } from "@/lib/room/test-tone";

type Check = DataOf<"recordMyCheck">;
type Part = Check["camera"];

interface Measured {
  camera: Part;
  microphone: Part;
  network: NetworkFindings;
  notes: string;
}

/** Idle, measuring, asking whether the sound was heard, saving, done, or failed with a reason. */
export type CheckRun =
  | { phase: "idle" | "measuring" | "saving" }
  | { phase: "asking"; measured: Measured }
  | { phase: "done"; check: Check }
  | { phase: "failed"; problem: string };

const LISTEN_MS = 9_000;
const UNKNOWN: NetworkFindings = { up_mbps: null, down_mbps: null, rtt_ms: null, loss_pct: null };

/** A guest's technical check: measure, ask about the sound, save. */
export function useTechnicalCheck(slug: string, media: LocalMedia) {
  const [run, setRun] = useState<CheckRun>({ phase: "idle" });
  const as = `guest:${slug}` as const;

  const start = useCallback(async () => {
    setRun({ phase: "measuring" });
    try {
      const { data: room } = await api("openCheckRoom", { as: `guest:${slug}`, params: { slug } });
      const [microphone, measured] = await Promise.all([listen(media), measure(room)]);
      const camera: Part = media.get().camera?.readyState === "live" ? "ok" : "problem";
      setRun({ phase: "asking", measured: { camera, microphone, ...measured } });
    } catch (error) {
      setRun({ phase: "failed", problem: asApiError(error).message });
    }
  }, [slug, media]);

  const answer = async (heard: boolean) => {
    if (run.phase !== "asking") return;
    const { measured } = run;
    setRun({ phase: "saving" });
    try {
      const browser = browserLabel(navigator.userAgent);
      const body = { ...measured, speakers: heard ? ("ok" as const) : ("problem" as const), browser };
      const { data: check } = await api("recordMyCheck", { as, params: { slug }, body });
      setRun({ phase: "done", check });
    } catch (error) {
      setRun({ phase: "failed", problem: asApiError(error).message });
    }
  };

  const playTone = () => void playTestTone(media.get().choices.speakerId);
  return { run, start: () => void start(), answer: (heard: boolean) => void answer(heard), playTone };
}

async function listen(media: LocalMedia): Promise<Part> {
  const { heard } = media.get();
  const picksUp = heard !== null && (await picksUpSound(heard, LISTEN_MS));
  return picksUp === null ? "untested" : picksUp ? "ok" : "problem";
}

/** A connection that can't carry live video is a valid result and is saved as one. */
async function measure(room: DataOf<"openCheckRoom">): Promise<Pick<Measured, "network" | "notes">> {
  try {
    return { network: await measureNetwork(room), notes: "" };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "Couldn’t connect.";
    return { network: { ...UNKNOWN, up_mbps: 0, down_mbps: 0 }, notes: reason.slice(0, 500) };
  }
}
