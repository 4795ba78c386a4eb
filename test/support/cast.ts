import fc from "fast-check";
import { expect } from "vitest";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { guestPersonId } from "@/lib/providers/room/identity";
import { initialState, type StageCommandInput, type StageState } from "@/lib/stage";
import { commandsAbout } from "@/lib/stage/command-fixtures";
import { makeShow, sit, type TestShow } from "./show";

const app = ({ slug }: TestShow, path: string) => `/api/app/events/${slug}/${path}`;

export const command = (show: TestShow, body: object) =>
  show.byKey("POST", `/v1/events/${show.slug}/studio`, body);

export const inShow = <T>(show: TestShow, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  asSystem("test", { workspaceId: show.workspace.workspaceId, environment: "test" }, work);

/** The stage as stored, completed with members that the model has by now. */
export async function storedStage(show: TestShow): Promise<StageState> {
  const row = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
  return { ...initialState(), ...(row.state as unknown as StageState), version: row.version };
}

export interface Cast {
  show: TestShow;
  guests: { id: string; identity: string }[];
}

/** Creates a show with its host and two guests in the room. */
export async function makeCast(): Promise<Cast> {
  const show = await makeShow({ guests: [{ name: "Ana Ruiz" }, { name: "Ben Ode" }] });
  const rows = await db().guest.findMany({ where: { eventId: show.eventId }, orderBy: { id: "asc" } });
  const guests = [];
  for (const { id } of rows) {
    const link = `/v1/events/${show.slug}/guests/${id}/access-link`;
    expect((await show.byKey("POST", link, { action: "create" })).status).toBe(200);
    const identity = guestPersonId(id);
    await sit(show.eventId, { identity: `${identity}.seat`, role: "guest", guestId: id });
    guests.push({ id, identity });
  }
  return { show, guests };
}

/** Everything besides commands that changes a stage. */
export type Move = StageCommandInput | { event: "leave" | "ask" | "plan" | "count" | "edited" };

export async function move({ show, guests }: Cast, what: Move, live: boolean): Promise<void> {
  const [ana] = guests;
  if (!ana) throw new Error("no guests");
  if (!("event" in what)) {
    if (live) await command(show, what);
    else await show.byHost("POST", app(show, "stage/prepare"), what);
  } else if (what.event === "leave") {
    await (await show.byGuest(ana.id))("POST", app(show, "room/leave-stage"));
  } else if (what.event === "ask") {
    await show.byHost("POST", `/v1/events/${show.slug}/studio/people/${ana.identity}/ask-unmute`);
  } else if (what.event === "plan") {
    await db().plan.update({
      where: { eventId: show.eventId },
      data: { ticker: ["new"], version: { increment: 1 } },
    });
  } else if (what.event === "count") {
    const { poll } = await storedStage(show);
    const votes = { personId: newId("per"), option: 1 };
    if (poll && poll.state !== "draft") await db().pollVote.create({ data: { pollId: poll.id, ...votes } });
    await gatherFeed(show.eventId);
  } else {
    // Changed without the ledger: by a process of an older release, or a person at the database.
    const { version } = await storedStage(show);
    await sql(
      "",
      `UPDATE stage SET version = $2, state = state || '{"immersive": true}' WHERE event_id = $1`,
      [show.eventId, version + 1],
    );
  }
}

const EVENTS = fc.constantFrom("leave", "ask", "plan", "count", "edited").map((event) => ({ event }) as Move);

/** Generates whatever may happen to a cast's stage: mostly commands, possible or not. */
export const movesOf = ({ show, guests }: Cast): fc.Arbitrary<Move> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: commandsAbout([show.hostIdentity, ...guests.map(({ identity }) => identity)]),
    },
    EVENTS,
  );
