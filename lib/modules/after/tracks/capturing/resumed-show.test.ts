import { expect, it } from "vitest";
import { captureTask } from "@/lib/modules/studio/studio";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { makeShow, putOnAir } from "@/test/support/show";
import { until } from "@/test/support/until";
import { tracksOnAir } from "../capture-show";

const isWithdrawing = async (): Promise<boolean> => {
  const waiting = await sql(
    "test_withdrawing",
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
       AND query LIKE 'UPDATE wanted_work SET wanted_until = now()%'`,
    [],
  );
  return waiting.length > 0;
};

it("a show that is resumed just when the capture of its first session ends is captured again", async () => {
  const show = await makeShow();
  await putOnAir(show.slug);
  expect((await show.byHost("POST", `/api/app/events/${show.slug}/live/end`, {})).status).toBe(200);
  const { eventId } = show;
  const { signal } = new AbortController();
  let ending: Promise<void> | undefined;
  await transaction(async () => {
    // As when it's resumed, up to the commit.
    await requestTasks(captureTask, [{ subject: eventId, payload: {} }]);
    await sql(
      "test_resume",
      `UPDATE stage SET state = jsonb_set(state, '{phase}', '"live"') WHERE event_id = $1`,
      [eventId],
    );
    await db().showSession.create({ data: { id: newId("ses"), eventId, startedAt: new Date() } });
    ending = outsideTransaction(() => tracksOnAir.run({ subject: eventId, payload: {}, signal, fence: 1 }));
    await until(() => outsideTransaction(isWithdrawing));
  });
  await ending;
  const request = await db().wantedWork.findFirstOrThrow({
    where: { kind: captureTask.kind, subject: eventId },
  });
  expect(request.wantedUntil).toBeNull();
});
