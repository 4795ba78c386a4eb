import type { TechnicalCheck } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { CheckWire } from "./schema";
import { stateOfCheck } from "./state-of-check";

export const presentCheck = (row: TechnicalCheck, slug: string, now: Date): CheckWire => ({
  id: row.id,
  event_slug: slug,
  subject: row.guestId === null ? "host" : "guest",
  guest_id: row.guestId,
  camera: row.camera as CheckWire["camera"],
  microphone: row.microphone as CheckWire["microphone"],
  speakers: row.speakers as CheckWire["speakers"],
  network: { up_mbps: row.upMbps, down_mbps: row.downMbps, rtt_ms: row.rttMs, loss_pct: row.lossPct },
  browser: row.browser,
  passed: row.passed,
  state: stateOfCheck(row, now),
  notes: row.notes,
  source: row.source as CheckWire["source"],
  created_at: iso(row.createdAt),
  expires_at: iso(row.expiresAt),
});
