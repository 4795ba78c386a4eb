import { beforeAll, expect, it } from "vitest";
import { writeCaption } from "@/lib/modules/studio/captions/write-caption";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { putOnAir } from "@/test/support/show";
import { signedIn } from "@/test/support/sign-in";
import { until } from "@/test/support/until";

let person: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  person = await signedIn();
});

async function call(method: string, path: string, body?: unknown) {
  const headers = person.headers(`session:test:${person.workspaceId}:${person.user.id}`);
  const answer = await api(method, path, { headers, body });
  expect(answer.json.error, answer.text).toBeNull();
  return answer.json.data;
}

const owner = () => ({ workspaceId: person.workspaceId, environment: "test" as const });
const startsAt = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 86_400_000);

interface Show {
  id: string;
  slug: string;
  /** The person's registration. */
  registrationId: string;
}

let number = 0;
async function show(): Promise<Show & { email: string }> {
  number += 1;
  const email = `zoe${number}@erase-me.example`;
  const made = await call("POST", "/v1/events", {
    title: "One",
    starts_at: startsAt,
    generate_show_plan: false,
  });
  const { slug } = made.event;
  const where = { slug };
  const { id } = await db().event.update({ where, data: { state: "published", publishedAt: new Date() } });
  const registered = await call("POST", `/v1/events/${slug}/registrations`, { name: "Zoe", email });
  return { id, slug, email, registrationId: registered.id };
}

async function remind({ id }: Show): Promise<string> {
  const starts_at = startsAt.toISOString();
  const due_at = new Date().toISOString();
  const payload = {
    event_id: id,
    reminder: "h24",
    starts_at,
    due_at,
    moved_at: new Date(Date.now() + 60_000).toISOString(),
  };
  await db().job.updateMany({ where: { subject: id, kind: "reminder.send" }, data: { state: "cancelled" } });
  await db().job.create({
    data: { ...owner(), id: newId("job"), kind: "reminder.send", subject: id, payload, dueAt: new Date() },
  });
  return starts_at;
}

async function message({ slug }: Show): Promise<string> {
  const copy = { subject: "News", body: "Hello", audience: { to: "registrations" } };
  const { id } = await call("POST", `/v1/events/${slug}/communications/drafts`, copy);
  await call("POST", `/v1/events/${slug}/communications/${id}/send`, { send: true });
  return id;
}

/** Inserts a row with the key of the person's email. */
type Occupy = (show: Show, occasion: string) => Promise<unknown>;

const emailWithKey =
  (keyOf: (show: Show, occasion: string) => string): Occupy =>
  (made, occasion) =>
    db().mailMessage.create({
      data: {
        ...owner(),
        id: newId("msg"),
        kind: "other",
        toEmail: "x@example.com",
        state: "skipped",
        dedupeKey: keyOf(made, occasion),
      },
    });

/** Whether a transaction waits for a lock of this type. */
async function isWaitingFor(type: string): Promise<boolean> {
  const waiting = await sql(
    "",
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = $1`,
    [type],
  );
  return waiting.length > 0;
}

it.each<[string, (made: Show) => Promise<string>, Occupy]>([
  ["a reminder", remind, emailWithKey(({ registrationId }, startsAt) => `h24:${registrationId}:${startsAt}`)],
  ["a message", message, emailWithKey(({ registrationId }, id) => `communication:${id}:${registrationId}`)],
  [
    "a cancellation",
    async ({ slug }) => {
      await call("POST", `/v1/events/${slug}/cancel`, { confirm: true, notify: true, send: true });
      return "";
    },
    emailWithKey(({ registrationId }) => `cancelled:${registrationId}`),
  ],
])("keeps nothing of a person who is erased while %s is being queued", async (_what, plan, occupy) => {
  const made = await show();
  const occasion = await plan(made);
  // The batch has read the person, and waits to insert its rows.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const occupied = Promise.withResolvers<void>();
  const blocker = transaction(async () => {
    await occupy(made, occasion);
    occupied.resolve();
    await held;
    throw new Error("never happened");
  }).catch(({ message: why }: Error) => why);
  await occupied.promise;
  const running = runDueJobs();
  await until(() => isWaitingFor("transactionid"));
  let isErased = false;
  const erasing = call("POST", "/api/app/people/erase", { email: made.email }).then(() => {
    isErased = true;
  });
  await until(async () => isErased || (await isWaitingFor("advisory")));
  release();
  expect(await blocker).toBe("never happened");
  await Promise.all([running, erasing]);
  const toEmail = made.email;
  expect(await db().mailMessage.count({ where: { toEmail } })).toBe(0);
  expect(await db().communicationRecipient.count({ where: { email: made.email } })).toBe(0);
  // The batch did queue something for them.
  expect(await db().mailMessage.count({ where: { registrationId: made.registrationId } })).toBeGreaterThan(0);
});

it("blanks a caption that is stored while the erasure waits for emails", async () => {
  const made = await show();
  await putOnAir(made.slug);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const batch = transaction(async () => {
    await sql("", "SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 4712))", [made.id]);
    reading.resolve();
    await held;
  });
  await reading.promise;
  const erasing = call("POST", "/api/app/people/erase", { email: made.email });
  await until(() => isWaitingFor("advisory"));
  const id = newId("cap");
  const now = Date.now();
  const said = { person: attendeePersonId(made.registrationId), startedAt: now - 2_000, endedAt: now };
  await writeCaption(made.id, { id, said, name: "Zoe", text: "I'm Zoe", recording: "off" });
  expect(await db().captionLine.findUnique({ where: { id } })).toMatchObject({ name: "Zoe" });
  release();
  await Promise.all([batch, erasing]);
  expect(await db().captionLine.findUnique({ where: { id } })).toMatchObject({ name: "", text: "" });
});
