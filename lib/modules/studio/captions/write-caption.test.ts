import { beforeEach, expect, it } from "vitest";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-text-vocabulary";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";
import type { StageState } from "@/lib/stage";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { writeCaption } from "./write-caption";

let show: TestShow;
beforeEach(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
});

const PERSON = "g-ana";

const answer = (agrees: boolean, secondsAgo: number) =>
  db().recordingAnswer.create({
    data: {
      ...{ id: newId("ran"), eventId: show.eventId, personId: PERSON, agrees },
      ...{ textVersion: RECORDING_TEXT.version, answeredAt: new Date(Date.now() - secondsAgo * 1_000) },
    },
  });

const isSomeoneWaiting = async () =>
  (
    await sql(
      "",
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%caption_line%'`,
    )
  ).length > 0;

/** Whether a line that began two seconds ago is left out over HTTP. */
async function isLeftOut(recording: StageState["recording"], person = PERSON): Promise<boolean | undefined> {
  const id = newId("cap");
  const said = { person, startedAt: Date.now() - 2_000, endedAt: Date.now() - 100 };
  await writeCaption(show.eventId, { id, said, name: "Ana", text: "Hello", recording });
  return (await db().captionLine.findUnique({ where: { id } }))?.leftOut;
}

it("doesn't store what was said by someone who was erased before it was transcribed", async () => {
  const guest = await db().guest.create({ data: { id: newId("gst"), eventId: show.eventId, name: "Gus" } });
  const registration = await db().registration.create({
    data: {
      id: newId("reg"),
      eventId: show.eventId,
      name: "Bob",
      email: "bob@example.com",
      emailNormal: "bob@example.com",
    },
  });
  const people = [guestPersonId(guest.id), attendeePersonId(registration.id)];
  const areStored = () =>
    Promise.all(people.map(async (person) => (await isLeftOut("off", person)) !== undefined));
  expect(await areStored()).toEqual([true, true]);
  const erased = { name: "", version: 2 };
  await db().guest.update({ where: { id: guest.id }, data: { ...erased, deletedAt: new Date() } });
  await db().registration.update({
    where: { id: registration.id },
    data: { ...erased, removedAt: new Date() },
  });
  expect(await areStored()).toEqual([false, false]);
});

it("waits for an erasure that hasn't ended yet", async () => {
  const guest = await db().guest.create({ data: { id: newId("gst"), eventId: show.eventId, name: "Gus" } });
  let isStored: Promise<boolean> | undefined;
  await transaction(async () => {
    await sql("", "SELECT 1 FROM guest WHERE id = $1 FOR NO KEY UPDATE", [guest.id]);
    let hasEnded = false;
    isStored = outsideTransaction(() => isLeftOut("off", guestPersonId(guest.id))).then((leftOut) => {
      hasEnded = true;
      return leftOut !== undefined;
    });
    await until(async () => hasEnded || (await outsideTransaction(isSomeoneWaiting)));
    await db().guest.update({ where: { id: guest.id }, data: { name: "", deletedAt: new Date() } });
  });
  expect(await isStored).toBe(false);
});

it("leaves out over HTTP what is said by people who aren't in that picture", async () => {
  expect([await isLeftOut("on"), await isLeftOut("off")]).toEqual([true, false]);
  await answer(true, 1);
  expect(await isLeftOut("on")).toBe(true);
  await answer(true, 60);
  expect([await isLeftOut("on"), await isLeftOut("paused")]).toEqual([false, false]);
  await answer(false, 0.5);
  expect([await isLeftOut("on"), await isLeftOut("off")]).toEqual([true, true]);
  expect(await isLeftOut("on", "announcer")).toBe(false);
});
