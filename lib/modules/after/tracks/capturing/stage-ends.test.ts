import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveAnswer } from "@/lib/modules/people/recording-consent";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import type { Capture, RecorderPort } from "@/lib/providers/recorder/port";
import { guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { tracksOnAir } from "../capture-show";

interface Followed {
  people: readonly string[];
  sinceMs: number;
  endedMs: Readonly<Record<string, number>>;
}

const followed: Followed[] = [];
/** A room that does nothing but note whom it's told to capture. */
const room: RecorderPort = {
  name: "subscriber",
  capture: async (): Promise<Capture> => ({
    isThere: true,
    follow: (people, sinceMs, endedMs = {}) => void followed.push({ people, sinceMs, endedMs }),
    leave: async () => undefined,
  }),
};
vi.mock("@/lib/providers/recorder", () => ({ recorder: () => room }));

let show: TestShow;
let person: string;
let over: AbortController;
let work: Promise<void>;

const call = async (path: string, body: object) => {
  const { status, text, json } = await show.byHost("POST", `/v1/events/${show.slug}/${path}`, body);
  expect(status, text).toBe(200);
  return json.data;
};
const command = (body: object) => call("studio", body);

/** Returns when the latest entry of this type was made, on the media time. */
async function timeOf(type: string): Promise<number> {
  const where = { eventId: show.eventId };
  const { at } = await db().showEvent.findFirstOrThrow({
    where: { ...where, type },
    orderBy: { seq: "desc" },
  });
  const { mediaStartedAt } = await db().showSession.findFirstOrThrow({ where });
  return at.getTime() - Number(mediaStartedAt);
}

/** Returns up to when the person was captured, as the room was told the first time that it was without them. */
function endOf(list: readonly Followed[]): number | undefined {
  const first = list.find(({ people }) => !people.includes(person));
  return first && (first.endedMs[person] ?? first.sinceMs);
}

beforeEach(async () => {
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  const { id: guestId } = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  person = guestPersonId(guestId);
  await sit(show.eventId, { identity: roomIdentity(person, "tab", "1"), role: "guest", guestId });
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  await asSystem("test.consent", { workspaceId, environment }, (ctx) =>
    saveAnswer(ctx, { eventId: show.eventId, personId: person, agrees: true }),
  );
  await putOnAir(show.slug);
  await command({ action: "bring_on", identity: person });
  over = new AbortController();
  const { signal } = over;
  work = tracksOnAir.run({ subject: show.eventId, payload: {}, signal, fence: 1 });
  await until(() => followed.at(-1)?.people.includes(person) ?? false);
  followed.splice(0);
  // The next look is a second later.
  await until(() => followed.length > 0);
});
afterEach(async () => {
  over.abort();
  await work;
  followed.splice(0);
});

it("ends someone's part when they left the stage, although the stage changed again before the next look", async () => {
  await command({ action: "send_off", identity: person });
  await command({ action: "set_ticker", items: ["Thank you"] });
  await command({ action: "show_ticker" });
  await until(() => endOf(followed) !== undefined);
  expect(endOf(followed)).toBe(await timeOf("send_off"));
});

it("ends everyone's parts at an emergency stop that was lifted before the next look, and captures them again", async () => {
  const stopped = await call("studio/emergency-stop", { level: "mask", confirm: true });
  await call(`studio/commands/${stopped.command.id}/undo`, {});
  await until(() => endOf(followed) !== undefined);
  expect(endOf(followed)).toBe(await timeOf("emergency_stop"));
  await until(() => followed.at(-1)?.people.includes(person) ?? false);
});

it("ends someone's part when they left the stage, although the show ended before the next look", async () => {
  await command({ action: "send_off", identity: person });
  expect((await show.byHost("POST", `/api/app/events/${show.slug}/live/end`, {})).status).toBe(200);
  await work;
  expect(endOf(followed)).toBe(await timeOf("send_off"));
});
