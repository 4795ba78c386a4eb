import type { Event, Workspace } from "@/lib/generated/prisma/client";
import { type CopyPlace, type EmailedShow, sampleShow } from "@/lib/modules/email/sending";
import { findSeries } from "@/lib/modules/show-basics/series";
import { findEvent, lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";

/** The layer that a call is about, and the show used to preview its emails. */
export interface EmailTarget {
  layer: "event" | "series" | "workspace";
  /** ID of the layer's subject, as stored in its rows. */
  subject: string;
  /** The subject's display name. */
  name: string;
  place: CopyPlace;
  show: EmailedShow;
  workspace: Workspace;
  event: Event | null;
}

export async function workspaceTarget(ctx: Ctx, language = "en"): Promise<EmailTarget> {
  return sampled(ctx, { layer: "workspace", subject: "", name: "workspace" }, null, language);
}

export async function seriesTarget(ctx: Ctx, slug: string, language = "en"): Promise<EmailTarget> {
  await findSeries(ctx, slug);
  return sampled(ctx, { layer: "series", subject: slug, name: slug }, slug, language);
}

type Named = Pick<EmailTarget, "layer" | "subject" | "name">;

async function sampled(
  ctx: Ctx,
  named: Named,
  series: string | null,
  language: string,
): Promise<EmailTarget> {
  const { workspaceId, environment } = ctx;
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const show = sampleShow({ workspaceId, environment, series, language }, ctx.now);
  return {
    ...named,
    place: { workspaceId, environment, series, eventId: null },
    show,
    workspace,
    event: null,
  };
}

/** With `locked`, concurrent changes wait for each other. */
export async function eventTarget(ctx: Ctx, slug: string, locked = false): Promise<EmailTarget> {
  const event = locked ? await lockEvent(ctx, slug) : await findEvent(ctx, slug);
  const { workspaceId, environment, series, id } = event;
  const [workspace, client] = [
    await ctx.db.workspace.findUniqueOrThrow({ where: { id: workspaceId } }),
    await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }),
  ];
  const place = { workspaceId, environment, series, eventId: id };
  return { layer: "event", subject: id, name: slug, place, show: { ...event, client }, workspace, event };
}
