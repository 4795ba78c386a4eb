import { beforeAll, describe, expect, it } from "vitest";
import { dropCountdown } from "@/lib/modules/stage/stage-state/drop-countdown";
import { db, sql } from "@/lib/platform/database/db";
import { guestPersonId } from "@/lib/providers/room/identity";
import { checkEmitted } from "@/test/support/emitted-events";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { noteRoomContact } from "./desk/room-contact";

checkEmitted("show.started", "show.ended", "studio.command", "poll.opened", "poll.closed");

const studio = ({ slug }: TestShow, prefix = "/v1") => `${prefix}/events/${slug}/studio`;
const app = ({ slug }: TestShow, path: string) => `/api/app/events/${slug}/${path}`;

async function guestOf(show: TestShow): Promise<{ id: string; identity: string }> {
  const guest = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  const made = await show.byKey("POST", `/v1/events/${show.slug}/guests/${guest.id}/access-link`, {
    action: "create",
  });
  expect(made.status, made.text).toBe(200);
  return { id: guest.id, identity: guestPersonId(guest.id) };
}

const eventsOf = (show: TestShow, type: string) =>
  db().webhookEvent.findMany({ where: { eventSlug: show.slug, type }, orderBy: { createdAt: "asc" } });

const secondsOf = ({ startedAt, endedAt }: { startedAt: Date; endedAt: Date | null }) =>
  (Number(endedAt) - startedAt.getTime()) / 1000;

/** Simulates a show that ended this many minutes ago. */
async function endedAgo({ eventId }: TestShow, minutes: number): Promise<void> {
  const { state } = await db().stage.findUniqueOrThrow({ where: { eventId } });
  const ended_at = new Date(Date.now() - minutes * 60_000).toISOString();
  await db().stage.update({ where: { eventId }, data: { state: { ...(state as object), ended_at } } });
}

describe("before a host is on air", () => {
  let show: TestShow;
  beforeAll(async () => {
    show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  });

  it("rejects every form of command with not_live on both prefixes", async () => {
    const bodies = [{ action: "set_layout", layout: "grid" }, { command: "next slide" }, { scene: { a: 1 } }];
    for (const prefix of ["/v1", "/api/v1"])
      for (const body of bodies) {
        const answer = await show.byKey("POST", studio(show, prefix), body);
        expect([answer.status, answer.json.error.code]).toEqual([409, "not_live"]);
      }
    expect(await db().studioCommand.count({ where: { eventId: show.eventId } })).toBe(0);
  });

  it("shows the initial stage, the command catalogue and no one present", async () => {
    const answer = await show.byKey("GET", studio(show));
    expect(answer.status, answer.text).toBe(200);
    const { data, meta } = answer.json;
    expect(data).toMatchObject({ live: false, host_present: false, phase: "idle", people: [], viewers: 0 });
    expect(data.stage.scenes.length).toBeGreaterThan(2);
    expect(meta.version).toBe(data.stage_version);
    const layout = data.commands.find((entry: { name: string }) => entry.name === "set_layout");
    expect(layout.params.properties.layout.enum).toEqual(["duo", "present", "solo", "grid"]);
    expect(data.commands.length).toBeGreaterThan(40);
  });

  it("doesn't go live without a host in the room", async () => {
    const answer = await show.byHost("POST", app(show, "live/start"), {});
    expect([answer.status, answer.json.error.code]).toEqual([409, "not_ready"]);
    expect(answer.json.error.fields).toEqual({ host: "required" });
  });

  it("lets the host prepare the stage, hidden from the audience", async () => {
    const guest = await guestOf(show);
    await sit(show.eventId, { identity: `${guest.identity}.seat`, role: "guest", guestId: guest.id });
    const on = await show.byHost("POST", app(show, "stage/prepare"), {
      action: "bring_on",
      identity: guest.id,
    });
    expect(on.status, on.text).toBe(200);
    expect(on.json.data.applied).toEqual([{ action: "bring_on", identity: guest.identity }]);
    expect(on.json.data.warnings).toEqual([
      {
        code: "recording_not_agreed",
        video_id: null,
        identity: guest.identity,
        message:
          "Ana Ruiz hasn't agreed to be recorded. They won't be in the recording until they do. Viewers over HTTP don't see or hear them either.",
      },
    ]);
    const seen = await show.anyone("GET", app(show, "stage"));
    expect(seen.json.data.stage.stage).toEqual([]);
    expect(seen.json.data.stage.scenes).toEqual([]);
    const byGuest = await show.byGuest(guest.id);
    const backstage = await byGuest("GET", app(show, "stage"));
    expect(backstage.json.data.stage.stage).toMatchObject([{ identity: guest.identity, name: "Ana Ruiz" }]);
  });

  it("doesn't let API keys prepare the stage", async () => {
    const answer = await show.byKey("POST", app(show, "stage/prepare"), { action: "music_start" });
    expect(answer.status).toBe(401);
  });
});

describe("going live", () => {
  const start = (show: TestShow, body: object) => show.byHost("POST", app(show, "live/start"), body);
  const traces = async ({ eventId, slug }: TestShow) => ({
    sessions: await db().showSession.count({ where: { eventId } }),
    webhooks: await db().webhookEvent.count({ where: { eventSlug: slug, type: { startsWith: "show." } } }),
    jobs: await db().job.count({ where: { subject: eventId, kind: { not: "room.broadcast" } } }),
    state: (await db().event.findUniqueOrThrow({ where: { id: eventId } })).state,
  });

  it("counts down first without starting anything, and can be cancelled until live", async () => {
    const show = await makeShow();
    await sit(show.eventId, { identity: show.hostIdentity, role: "host" });
    const before = await traces(show);
    const counting = await start(show, { countdown_sec: 10 });
    expect(counting.status, counting.text).toBe(200);
    const { data } = counting.json;
    expect(data).toMatchObject({ phase: "countdown", session: null, started_at: null });
    const ahead = Date.parse(data.countdown_ends_at) - Date.parse(data.server_time);
    expect(ahead).toBeGreaterThan(9_000);
    expect(ahead).toBeLessThanOrEqual(10_010);
    expect((await start(show, { countdown_sec: 10 })).json.data).toMatchObject({
      countdown_ends_at: data.countdown_ends_at,
      state_version: data.state_version,
    });
    const seen = (await show.anyone("GET", app(show, "stage"))).json.data;
    expect(seen).toMatchObject({ event_state: "published", stage: { phase: "countdown", stage: [] } });

    const cancelled = await show.byHost("POST", app(show, "live/cancel"));
    expect(cancelled.json.data, cancelled.text).toMatchObject({ phase: "idle", countdown_ends_at: null });
    expect(await traces(show)).toEqual(before);
    // The page that counted down is too late.
    const late = await start(show, { after_countdown: true });
    expect(late.json.error).toMatchObject({ code: "version_conflict", fields: { status: "idle" } });
    expect(await traces(show)).toEqual(before);

    await start(show, { countdown_sec: 1 });
    const live = await start(show, { after_countdown: true });
    expect(live.json.data, live.text).toMatchObject({ phase: "live", countdown_ends_at: null });
    expect((await show.byHost("POST", app(show, "live/cancel"))).json.error.fields).toEqual({
      status: "live",
    });
    expect(await eventsOf(show, "show.started")).toHaveLength(1);
  });

  it("cancels an expired countdown that no one took live", async () => {
    const show = await makeShow();
    await sit(show.eventId, { identity: show.hostIdentity, role: "host" });
    await start(show, { countdown_sec: 10 });
    const row = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    const phase = async () => (await show.byHost("GET", app(show, "desk"))).json.data.stage.phase;
    await dropCountdown(row);
    expect(await phase()).toBe("countdown");
    await db()
      .$executeRaw`UPDATE stage SET state = jsonb_set(state, '{countdown_ends_at}', '"2026-01-01T00:00:00.000Z"')
      WHERE event_id = ${show.eventId}`;
    await dropCountdown(row);
    expect(await phase()).toBe("idle");
  });

  it("starts the session and the event once and sends one webhook", async () => {
    const show = await makeShow();
    await sit(show.eventId, { identity: show.hostIdentity, role: "host" });
    const first = await show.byHost("POST", app(show, "live/start"), {});
    expect(first.status, first.text).toBe(200);
    const { data } = first.json;
    expect(data.phase).toBe("live");
    const again = await show.byHost("POST", app(show, "live/start"), {});
    expect(again.json.data).toMatchObject({ session: data.session, state_version: data.state_version });
    expect(await db().showSession.count({ where: { eventId: show.eventId } })).toBe(1);
    expect(await eventsOf(show, "show.started")).toHaveLength(1);
    const stage = (await show.byKey("GET", studio(show))).json.data;
    expect(stage.stage.stage).toMatchObject([{ identity: show.hostIdentity, kind: "host" }]);
    expect((await show.byKey("GET", `/v1/events/${show.slug}`)).json.data.event.state).toBe("live");
  });

  it("ends for everyone once and rejects commands afterwards", async () => {
    const show = await makeShow();
    const early = await show.byHost("POST", app(show, "live/end"));
    expect(early.json.error.code).toBe("not_live");
    await putOnAir(show.slug);
    const ended = await show.byHost("POST", app(show, "live/end"));
    expect(ended.status, ended.text).toBe(200);
    expect(ended.json.data).toMatchObject({ phase: "ended", session: { peak_concurrent: 0 } });
    const again = await show.byHost("POST", app(show, "live/end"));
    expect(again.json.data.ended_at).toBe(ended.json.data.ended_at);
    expect(await eventsOf(show, "show.ended")).toHaveLength(1);
    const command = await show.byKey("POST", studio(show), { action: "music_start" });
    expect(command.json.error.code).toBe("not_live");
    const close = await db().job.findMany({ where: { subject: show.eventId, kind: "room.close" } });
    expect(close).toHaveLength(1);
    const event = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    expect(event.state).toBe("ended");
  });

  it("resumes after the end in a new session, with the stage as it was", async () => {
    const show = await makeShow();
    await putOnAir(show.slug);
    await show.byKey("POST", studio(show), { action: "set_layout", layout: "present" });
    await show.byHost("POST", app(show, "live/end"));
    const previous = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    await db().showSession.update({ where: { id: previous.id }, data: { peakConcurrent: 7 } });
    await db().presence.updateMany({ where: { eventId: show.eventId }, data: { leftAt: new Date() } });

    const again = await show.byHost("POST", app(show, "live/start"), { countdown_sec: 0 });
    expect(again.status, again.text).toBe(200);
    expect(again.json.data).toMatchObject({ phase: "live", ended_at: null, session: { ended_at: null } });
    expect(again.json.data.session.id).not.toBe(previous.id);
    const twice = await show.byHost("POST", app(show, "live/start"), { countdown_sec: 0 });
    expect(twice.json.data).toMatchObject({ state_version: again.json.data.state_version });
    const seen = await show.anyone("GET", app(show, "stage"));
    expect(seen.json.data).toMatchObject({
      event_state: "live",
      phase: "live",
      stage: { layout: "present" },
    });
    const emitted = (await eventsOf(show, "show.started")).map(({ body }) => JSON.parse(body));
    expect(emitted).toMatchObject([{ data: { resumed: false } }, { data: { resumed: true } }]);
    const close = await db().job.findMany({ where: { subject: show.eventId, kind: "room.close" } });
    expect(close.map(({ state }) => state)).toEqual(["cancelled"]);
    expect((await show.byHost("GET", app(show, "desk"))).json.data).toMatchObject({
      session: { id: again.json.data.session.id },
      earlier: { aired_sec: secondsOf(previous), peak_concurrent: 7 },
    });

    await show.byHost("POST", app(show, "live/end"));
    const { sessions } = (await show.byKey("GET", `/v1/events/${show.slug}`)).json.data;
    expect(sessions).toHaveLength(2);
    expect((await eventsOf(show, "show.ended")).length).toBe(2);
  });

  it("resumes within 15 minutes of the end, unless the show was archived", async () => {
    const show = await makeShow();
    await putOnAir(show.slug);
    await show.byHost("POST", app(show, "live/end"));
    const resume = () => show.byHost("POST", app(show, "live/start"), { countdown_sec: 0 });
    await endedAgo(show, 16);
    const late = await resume();
    expect(late.json.error).toMatchObject({ code: "version_conflict", fields: { status: "ended" } });
    expect(late.json.error.message).toContain("15 minutes");
    await endedAgo(show, 14);
    await show.byKey("POST", `/v1/events/${show.slug}/archive`, {});
    expect((await resume()).json.error).toMatchObject({ fields: { status: "archived" } });
    await db().event.update({ where: { id: show.eventId }, data: { state: "ended" } });
    expect((await resume()).status).toBe(200);
  });

  it("is rejected for drafts and inactive clients", async () => {
    const show = await makeShow();
    await sit(show.eventId, { identity: show.hostIdentity, role: "host" });
    await db().event.update({ where: { id: show.eventId }, data: { state: "draft" } });
    const draft = await show.byHost("POST", app(show, "live/start"), {});
    expect(draft.json.error).toMatchObject({ code: "version_conflict", fields: { status: "draft" } });
    const { clientId } = await db().event.update({
      where: { id: show.eventId },
      data: { state: "published" },
    });
    await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
    for (const path of ["live/start", "room/host-token", "stage/prepare"]) {
      const answer = await show.byHost(
        "POST",
        app(show, path),
        path === "stage/prepare" ? { action: "confetti" } : {},
      );
      expect([path, answer.json.error.code]).toEqual([path, "client_inactive"]);
    }
  });
});

describe("on air", () => {
  let show: TestShow;
  beforeAll(async () => {
    show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
    await putOnAir(show.slug);
  });

  it("runs a command, stores its inverse, and writes a webhook and an audit entry", async () => {
    const before = (await show.byKey("GET", studio(show))).json.data;
    const wanted = before.stage.layout === "duo" ? "solo" : "duo";
    const answer = await show.byKey("POST", studio(show, "/api/v1"), {
      action: "set_layout",
      layout: wanted,
    });
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json;
    expect(data).toMatchObject({
      command: { state: "accepted", action: "set_layout", source: "api", undoable: true },
      applied: [{ action: "set_layout", layout: wanted }],
      reading: null,
      state_version: before.stage_version + 1,
    });
    const row = await db().studioCommand.findUniqueOrThrow({ where: { id: data.command.id } });
    expect(row).toMatchObject({ versionAfter: data.state_version, changed: ["/layout"] });
    expect(row.inverse).toMatchObject({ kind: "restore" });
    const emitted = await eventsOf(show, "studio.command");
    expect(JSON.parse(emitted.at(-1)?.body ?? "{}").data).toMatchObject({
      event_slug: show.slug,
      command: { id: data.command.id, version: data.state_version },
    });
    const audit = await db().auditEntry.findFirstOrThrow({
      where: { action: "runStudioCommand", subjectId: show.slug },
      orderBy: { createdAt: "desc" },
    });
    expect(audit.after).toMatchObject({ version: data.state_version });
    const viewer = await show.anyone("GET", app(show, "stage"));
    expect(viewer.json.data.stage).toMatchObject({ version: data.state_version, layout: wanted });
  });

  it("turns a sentence into several commands with one version each, or rejects it", async () => {
    const before = (await show.byKey("GET", studio(show))).json.data.stage_version;
    const said = await show.byKey("POST", studio(show), { command: "start the music and throw confetti" });
    expect(said.status, said.text).toBe(200);
    expect(said.json.data.applied.map((entry: { action: string }) => entry.action)).toEqual([
      "music_start",
      "confetti",
    ]);
    expect(said.json.data.reading).toMatch(/music.*confetti/i);
    expect(said.json.data.commands.map((entry: { version: number }) => entry.version)).toEqual([
      before + 1,
      before + 2,
    ]);
    expect(said.json.data.commands[1].undoable).toBe(false);
    const vague = await show.byKey("POST", studio(show), { command: "make it somehow nicer" });
    expect(vague.json.error).toMatchObject({ code: "validation_error", fields: { command: "unsupported" } });
    expect(vague.json.error.message).toMatch(/Try: “/);
    expect((await show.byKey("GET", studio(show))).json.data.stage_version).toBe(before + 2);
  });

  it("names the invalid field", async () => {
    const wrong: [unknown, Record<string, string>][] = [
      [{}, { action: "required" }],
      [{ action: "dance" }, { action: "unsupported" }],
      [{ action: "set_layout" }, { layout: "required" }],
      [{ action: "set_layout", layout: "cube" }, { layout: "not_allowed" }],
      [{ action: "confetti", much: true }, { much: "unknown_field" }],
      [{ action: "go_scene", index: "1" }, { index: "invalid" }],
      [{ action: "go_scene", index: 99 }, { index: "not_found" }],
      [{ command: "" }, { command: "too_short" }],
      [{ command: "x".repeat(501) }, { command: "too_long" }],
      [{ command: "next slide", scene: {} }, { scene: "not_allowed" }],
      [{ scene: "calm" }, { scene: "invalid" }],
      [{ action: "bring_on", identity: "guest-nobody-1" }, { identity: "not_found" }],
    ];
    for (const [body, fields] of wrong) {
      const answer = await show.byKey("POST", studio(show), body);
      expect([body, answer.json.error?.code]).toEqual([body, "validation_error"]);
      expect([body, Object.keys(answer.json.error.fields)]).toEqual([body, Object.keys(fields)]);
    }
  });

  it("writes nothing on a dry run", async () => {
    const counts = async () => [
      await db().studioCommand.count(),
      await db().webhookEvent.count(),
      await db().auditEntry.count(),
      await db().job.count(),
      (await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } })).version,
    ];
    const before = await counts();
    const answer = await show.byKey("POST", studio(show), { action: "applause", dry_run: true });
    expect(answer.json.meta.dry_run).toBe(true);
    expect(answer.json.data.state_version).toBe((before[4] ?? 0) + 1);
    expect(await counts()).toEqual(before);
  });

  it("gives forty concurrent commands consecutive versions and loses none", async () => {
    const before = (await show.byKey("GET", studio(show))).json.data.stage_version;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        show.byKey("POST", studio(show), { action: "set_ticker", items: [`line ${n}`] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const versions = answers.map(({ json }) => json.data.state_version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 40 }, (_, n) => before + 1 + n));
    const rows = await db().studioCommand.findMany({
      where: { eventId: show.eventId, versionAfter: { gt: before } },
      orderBy: { versionAfter: "asc" },
    });
    const lines = rows.map((row) => (row.command as { items: string[] }).items[0]);
    expect([...lines].sort()).toEqual(Array.from({ length: 40 }, (_, n) => `line ${n}`).sort());
    const stage = (await show.byKey("GET", studio(show))).json.data.stage;
    expect(stage.ticker.items).toEqual([lines.at(-1)]);
  });

  it("sends webhooks when polls open and close", async () => {
    const poll = { action: "open_poll", question: "Which first?", options: ["Speed", "Price"] };
    expect((await show.byKey("POST", studio(show), poll)).status).toBe(200);
    expect((await show.byKey("POST", studio(show), { action: "show_results" })).status).toBe(200);
    expect((await show.byKey("POST", studio(show), { action: "close_poll" })).status).toBe(200);
    const opened = await eventsOf(show, "poll.opened");
    const closed = await eventsOf(show, "poll.closed");
    expect([opened.length, closed.length]).toEqual([1, 1]);
    expect(JSON.parse(opened[0]?.body ?? "{}").data.poll).toMatchObject({ question: "Which first?" });
  });

  it("marks commands as acknowledged by the studio, or expired after five seconds", async () => {
    const late = (await show.byHost("POST", studio(show), { action: "applause" })).json.data.command;
    expect(late.source).toBe("studio");
    await db().studioCommand.update({
      where: { id: late.id },
      data: { createdAt: new Date(Date.now() - 6_000) },
    });
    const { command } = (await show.byKey("POST", studio(show), { action: "flowers" })).json.data;
    const newer = (await show.byKey("POST", studio(show), { action: "flowers" })).json.data.command;
    const ack = await show.byHost("POST", app(show, "studio/ack"), { version: command.version });
    expect(ack.status, ack.text).toBe(200);
    const state = async (id: string) => (await db().studioCommand.findUniqueOrThrow({ where: { id } })).state;
    expect([await state(late.id), await state(command.id), await state(newer.id)]).toEqual([
      "expired",
      "acknowledged",
      "accepted",
    ]);
  });

  it("hides what isn't on screen from the audience", async () => {
    const { data } = (await show.anyone("GET", app(show, "stage"))).json;
    expect(data.stage.scenes).toHaveLength(1);
    expect(data.stage.scenes[0].questions).toEqual([]);
    expect(data).toMatchObject({ phase: "live", host_present: true, event_state: "live" });
  });

  it("continues without its host, but rejects commands until they return", async () => {
    await db().presence.updateMany({ where: { eventId: show.eventId }, data: { leftAt: new Date() } });
    const refused = await show.byKey("POST", studio(show), { action: "applause" });
    expect(refused.json.error.code).toBe("not_live");
    const seen = (await show.byKey("GET", studio(show))).json.data;
    expect(seen).toMatchObject({ live: false, host_present: false, phase: "live" });
    expect(seen.people).toMatchObject([{ identity: show.hostIdentity, place: "stage", connected: false }]);
    await sit(show.eventId, { identity: show.hostIdentity, role: "host" });
    expect((await show.byKey("POST", studio(show), { action: "applause" })).status).toBe(200);
  });

  it("reports the room as unreachable when the room server has been silent", async () => {
    const reachable = async () => {
      const emitted = (await show.byKey("GET", studio(show))).json.data;
      const desk = (await show.byHost("GET", app(show, "desk"))).json.data;
      expect(desk.room_reachable).toBe(emitted.room_reachable);
      return emitted.room_reachable;
    };
    expect(await reachable()).toBe(true);
    await noteRoomContact({ sql });
    expect(await reachable()).toBe(true);
    await sql("", "UPDATE room_contact SET reached_at = now() - interval '21 seconds'");
    expect(await reachable()).toBe(false);
    await noteRoomContact({ sql });
    expect(await reachable()).toBe(true);
  });

  it("returns the same error for another workspace's show as for a missing one", async () => {
    const other = await makeShow();
    const foreign = await other.byKey("POST", studio(show), { action: "applause" });
    const random = await other.byKey("POST", "/v1/events/nothing-abc123/studio", { action: "applause" });
    expect([foreign.status, foreign.json.error]).toEqual([404, random.json.error]);
    const crossed = await other.byHost("POST", studio(show), { action: "applause" });
    expect(crossed.status).toBe(401);
  });
});

describe("the desk", () => {
  it("returns everything in one response", async () => {
    const show = await makeShow({ guests: [{ name: "Ana Ruiz" }, { name: "Ben Ode" }] });
    const guest = await guestOf(show);
    await putOnAir(show.slug);
    await sit(show.eventId, { identity: `${guest.identity}.seat`, role: "guest", guestId: guest.id });
    const answer = await show.byHost("GET", app(show, "desk"));
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json;
    expect(data.me).toEqual({
      identity: show.hostIdentity,
      role: "host",
      connected: true,
      recording: "given",
    });
    expect(data.event.links.studio).toMatch(/\?key=/);
    expect(data.event.plan.segments.length).toBe(data.stage.scenes.length);
    expect(data.guests).toMatchObject([
      { guest_id: guest.id, connected: true, place: "backstage" },
      { connected: false, place: "away" },
    ]);
    expect(data.people.map((person: { place: string }) => person.place)).toEqual(["stage", "backstage"]);
    expect(data).toMatchObject({ registrations: 0, viewers: 0, host_present: true });
    expect(data.session.ended_at).toBeNull();
    expect((await show.anyone("GET", app(show, "desk"))).status).toBe(401);
  });

  it("adopts a plan written after the stage was created", async () => {
    const show = await makeShow();
    expect((await show.byHost("POST", app(show, "room/host-token"))).status).toBe(200);
    const plan = await db().plan.findUniqueOrThrow({ where: { eventId: show.eventId } });
    const segments = (plan.segments as { id: string; title: string }[]).slice(0, 2);
    const titled = segments.map((segment, n) => ({ ...segment, title: `Written ${n}` }));
    await db().plan.update({
      where: { eventId: show.eventId },
      data: { segments: titled, version: { increment: 1 } },
    });
    const desk = (await show.byHost("GET", app(show, "desk"))).json.data;
    expect(desk.stage.scenes.map((scene: { title: string }) => scene.title)).toEqual([
      "Written 0",
      "Written 1",
    ]);
    await show.byHost("POST", app(show, "stage/prepare"), { action: "music_start" });
    const stored = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    expect((stored.state as { scenes: { title: string }[] }).scenes[0]?.title).toBe("Written 0");
    expect((stored.state as { stage: unknown[] }).stage).toHaveLength(1);
  });
});
