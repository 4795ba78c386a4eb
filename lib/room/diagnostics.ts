import type { LocalAudioTrack, LocalVideoTrack, Room } from "livekit-client";
import type { RoomSession } from "./room-session";

export interface LinkStats {
  /** Round trip time in milliseconds; null until measured. */
  rttMs: number | null;
  /** Share of sent packets that got lost, 0–100. */
  lossPct: number | null;
  upKbps: number | null;
  picture: { width: number; height: number; fps: number } | null;
  /** What limits the video quality, if anything. */
  limitedBy: "processor" | "network" | null;
}

export const NO_STATS: LinkStats = {
  rttMs: null,
  lossPct: null,
  upKbps: null,
  picture: null,
  limitedBy: null,
};

/** 0 unusable, 1 poor, 2 usable, 3 good. */
export type LinkScore = 0 | 1 | 2 | 3;

export const SCORE_WORDS: Record<LinkScore, string> = { 0: "No connection", 1: "Weak", 2: "Fair", 3: "Good" };

/** Rates a connection for a show. Unknown values don't count against it. */
export function scoreOf({ rttMs, lossPct }: Pick<LinkStats, "rttMs" | "lossPct">): LinkScore {
  const rtt = rttMs ?? 0;
  const loss = lossPct ?? 0;
  if (rtt > 2_000 || loss > 30) return 0;
  if (rtt > 400 || loss > 8) return 1;
  if (rtt > 180 || loss > 2) return 2;
  return 3;
}

export interface ProbeResult {
  score: LinkScore;
  /** Median response time in milliseconds; null if there were no responses. */
  rttMs: number | null;
  failed: number;
}

/** Rates timed attempts; null is a failed one. */
export function judgeProbe(times: readonly (number | null)[]): ProbeResult {
  const answered = times.filter((time) => time !== null).sort((a, b) => a - b);
  const failed = times.length - answered.length;
  const rttMs = answered[Math.floor(answered.length / 2)] ?? null;
  if (rttMs === null) return { score: 0, rttMs: null, failed };
  const lossPct = (failed / times.length) * 100;
  return { score: scoreOf({ rttMs, lossPct: lossPct / 4 }), rttMs: Math.round(rttMs), failed };
}

const TRIES = 5;
const TRY_MS = 4_000;

/** Times small requests to the room server. `url` is the connection URL, ws(s). Never throws. */
export async function probeRoomServer(url: string): Promise<ProbeResult> {
  const address = url.replace(/^ws/, "http");
  const times: (number | null)[] = [];
  for (let index = 0; index <= TRIES; index += 1) {
    const start = performance.now();
    try {
      await fetch(address, { mode: "no-cors", cache: "no-store", signal: AbortSignal.timeout(TRY_MS) });
      times.push(performance.now() - start);
    } catch {
      times.push(null);
      if (times.length > 1 && times.every((time) => time === null)) break;
    }
  }
  // The first one includes the connection setup.
  return judgeProbe(times.length > 1 ? times.slice(1) : times);
}

interface Counted {
  at: number;
  sent: number;
  lost: number;
  bytes: number;
}

async function read(room: Room, before: Counted | null): Promise<{ stats: LinkStats; counted: Counted }> {
  const publications = [...room.localParticipant.trackPublications.values()];
  const tracks = publications.flatMap(({ track }) =>
    track ? [track as LocalVideoTrack | LocalAudioTrack] : [],
  );
  const all = (await Promise.all(tracks.map((track) => track.getSenderStats()))).flat();
  const counted: Counted = { at: performance.now(), sent: 0, lost: 0, bytes: 0 };
  const stats: LinkStats = { ...NO_STATS };
  for (const one of all) {
    if (!one) continue;
    counted.sent += one.packetsSent ?? 0;
    counted.lost += one.packetsLost ?? 0;
    counted.bytes += one.bytesSent ?? 0;
    if (one.roundTripTime !== undefined)
      stats.rttMs = Math.max(stats.rttMs ?? 0, Math.round(one.roundTripTime * 1000));
    if (one.type !== "video") continue;
    const picture = { width: one.frameWidth, height: one.frameHeight, fps: one.framesPerSecond };
    if (picture.width > (stats.picture?.width ?? 0)) stats.picture = picture;
    if (one.qualityLimitationReason === "cpu") stats.limitedBy = "processor";
    if (one.qualityLimitationReason === "bandwidth") stats.limitedBy ??= "network";
  }
  if (before && counted.at > before.at) {
    const sent = counted.sent - before.sent;
    if (sent > 0) stats.lossPct = Math.max(0, Math.round(((counted.lost - before.lost) / sent) * 1000) / 10);
    stats.upKbps = Math.max(0, Math.round(((counted.bytes - before.bytes) * 8) / (counted.at - before.at)));
  }
  return { stats, counted };
}

const EVERY_MS = 3_000;

/** Reports the quality of sending every three seconds. Returns a function that stops it. */
export function watchLink(session: RoomSession, onStats: (stats: LinkStats) => void): () => void {
  let before: Counted | null = null;
  let busy = false;
  const look = async () => {
    if (busy || session.room.state !== "connected") return;
    busy = true;
    try {
      const { stats, counted } = await read(session.room, before);
      before = counted;
      onStats(stats);
    } catch {
      before = null;
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => clearInterval(timer);
}
