import type { Event, Guest } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf } from "@/lib/operation/operation";
import type { technicalChecksContract } from "./contract";
import { isGoodEnough } from "./is-good-enough";
import { presentCheck } from "./present-check";
import type { CheckWire } from "./schema";

type Findings = Omit<InputOf<typeof technicalChecksContract.recordMyCheck>, "slug"> & {
  passed?: boolean | undefined;
};

const COUNTS_DAYS = 7;
const DAY_MS = 86_400_000;

/** Stores a check of a guest, or of the host if there is no guest. */
export async function saveCheck(
  ctx: Ctx,
  event: Event,
  guest: Guest | null,
  { network, passed, ...found }: Findings,
  source: CheckWire["source"],
): Promise<CheckWire> {
  const { camera, microphone, speakers, browser, notes } = found;
  const row = await ctx.db.technicalCheck.create({
    data: {
      id: ctx.newId("chk"),
      eventId: event.id,
      guestId: guest?.id ?? null,
      camera,
      microphone,
      speakers,
      upMbps: network.up_mbps,
      downMbps: network.down_mbps,
      rttMs: network.rtt_ms,
      lossPct: network.loss_pct,
      browser,
      notes,
      passed: passed ?? isGoodEnough({ ...found, network }),
      source,
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + COUNTS_DAYS * DAY_MS),
    },
  });
  const wire = presentCheck(row, event.slug, ctx.now);
  const subject = guest
    ? { subjectType: "guest", subjectId: guest.id }
    : { subjectType: "event", subjectId: event.id };
  ctx.record({ ...subject, after: { technical_check: wire.state, check_id: row.id } });
  if (guest)
    emitForEvent(ctx, "guest.updated", event, {
      guest: { id: guest.id, name: guest.name, title: guest.title, company: guest.company },
      changed: ["technical_check"],
    });
  return wire;
}
