import { afterAll, beforeAll } from "vitest";
import type { Prisma } from "@/lib/generated/prisma/client";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { startServer } from "./http-server";
import { type MadeProgram, makeProgram, storeProgram } from "./made-program";
import { makeRecordedTrack } from "./recordings";
import { makeShow, type TestShow } from "./show";

/** Whether this machine can render a program. */
export const canRender =
  (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

/** A recording that is ready, with a program as version 1. */
export interface ReadyProgram {
  show: TestShow;
  id: string;
  sessionId: string;
  trackId: string;
  /** Of the program's pieces, pictures first. */
  keys: string[];
}

/**
 * For whole files: renders a program once, and serves. Returns what makes a show with a recording of it; `data` is what
 * else its row says.
 */
export function readyPrograms(): (data?: Prisma.RecordingUpdateInput) => Promise<ReadyProgram> {
  let made: MadeProgram;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const server = await startServer();
    stop = () => server.stop();
    Object.assign(env(), { PUBLIC_URL: server.url });
    if (canRender) made = await makeProgram();
  });
  afterAll(() => stop());
  return async (data = {}) => {
    const show = await makeShow({ plan: false });
    const { recordingId: id, sessionId, trackId } = await makeRecordedTrack(show.eventId);
    await db().recording.update({ where: { id }, data: { state: "ready", ...data } });
    return { show, id, sessionId, trackId, keys: await storeProgram({ id, sessionId }, made) };
  };
}
