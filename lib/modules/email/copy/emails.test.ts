import { expect, it } from "vitest";
import { prepareEmail } from "@/lib/modules/email/sending";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { read, register, workspace } from "@/test/support/register-case";

const keyOf = async () => (await workspace()).key("live");
const call = async (method: string, path: string, body?: unknown) => {
  const answer = await api(method, `/v1${path}`, { key: await keyOf(), ...(body ? { body } : {}) });
  return { status: answer.status, ...answer.json };
};
const put = (path: string, body: unknown) => call("PUT", path, body);
const remove = (path: string) => call("DELETE", path, {});

async function madeEmail(given: Parameters<typeof register>[0] = {}) {
  const made = await register(given);
  expect(await prepareEmail(made.message.id)).toBe("queued");
  return { ...made, mail: await read(made.message.id) };
}

it("returns the built-in copy field by field, in the show's language", async () => {
  const { event } = await register({ change: { language: "de" } });
  const { data } = await call("GET", `/events/${event.slug}/emails`);
  expect(data).toHaveLength(10);
  for (const { fields } of data)
    for (const field of Object.values<{ layer: string; value: unknown; inherited: object }>(fields)) {
      expect(field.layer).toBe("built_in");
      expect(field.inherited).toEqual({ value: field.value, layer: "built_in" });
    }
  expect(data[0].fields.subject.value).toBe("Du bist dabei: {{title}}");
  expect(data[1].fields.subject.value).toBe("In 24 Stunden geht’s los: {{title}}");
});

it("takes each field from the first layer that sets it, in the email and in the API", async () => {
  const series = "layers-of-mail";
  await put("/emails/confirmation", { subject: "W {{title}}", heading: "W heading", from_name: "W sender" });
  const first = await register({ event: { series } });
  await put(`/series/${series}/emails/confirmation`, { subject: "S {{title}}", heading: "S heading" });
  const path = `/events/${first.event.slug}/emails/confirmation`;
  const set = await put(path, { subject: "E {{title}} for {{name}}" });
  expect(set.status).toBe(200);
  const { fields } = set.data;
  expect(fields.subject).toEqual({
    value: "E {{title}} for {{name}}",
    layer: "event",
    inherited: { value: "S {{title}}", layer: "series" },
  });
  expect(fields.heading).toMatchObject({ value: "S heading", layer: "series" });
  expect(fields.from_name).toMatchObject({ value: "W sender", layer: "workspace" });
  expect(fields.body.layer).toBe("built_in");

  await prepareEmail(first.message.id);
  const mail = await read(first.message.id);
  expect(mail).toMatchObject({ subject: "E Night radio for Ada", fromName: "W sender" });
  expect(mail.html).toContain("S heading");

  const removed = await remove(path);
  expect(removed.data.fields.subject).toMatchObject({ value: "S {{title}}", layer: "series" });
  expect(removed.data.updated_at).toBeNull();
  await remove(`/series/${series}/emails/confirmation`);
  await remove("/emails/confirmation");
  const back = await call("GET", path);
  expect(back.data.fields.subject.layer).toBe("built_in");
  expect(back.data.preview.subject).toBe("You’re in: Night radio");
});

it("keeps a layer within its environment", async () => {
  await put("/emails/h24", { subject: "Live only" });
  const key = await (await workspace()).key("test");
  const other = await api("GET", "/v1/emails/h24", { key });
  expect(other.json.data.fields.subject.layer).toBe("built_in");
  await remove("/emails/h24");
});

it("rejects unknown variables and lists the allowed ones", async () => {
  const { event } = await register();
  const path = `/events/${event.slug}/emails/confirmation`;
  const answer = await put(path, { subject: "Hi {{nmae}}", body: "{{ constructor }}" });
  expect(answer.error.fields).toEqual({ subject: "not_allowed", body: "not_allowed" });
  expect(answer.error.message).toContain("{{nmae}}");
  expect(answer.error.details.subject.allowed).toContain("{{name}}");
  expect(answer.error.details.body.allowed).toContain("{{join_link}}");
  // Personal links belong in encrypted bodies, because subjects are stored in plain text.
  const link = await put(path, { subject: "{{join_link}}" });
  expect(link.error.fields).toEqual({ subject: "not_allowed" });
  expect((await call("GET", path)).data.updated_at).toBeNull();
});

it.each([
  [{ subject: "A\r\nBcc: evil@example.com" }, { subject: "invalid" }],
  [{ from_name: "A\nB" }, { from_name: "invalid" }],
  [{ heading: "A\u2028B" }, { heading: "invalid" }],
  [{ subject: "x".repeat(201) }, { subject: "too_long" }],
  [{ reply_to: "a@example.com, b@example.com" }, { reply_to: "email" }],
  [{ kicker: "x" }, { kicker: "unknown_field" }],
])("refuses %j", async (body, fields) => {
  const answer = await put("/emails/h1", body);
  expect(answer.status).toBe(400);
  expect(answer.error.fields).toEqual(fields);
});

it("returns 404 for unknown kinds", async () => {
  expect((await put("/emails/sign_in", { subject: "x" })).status).toBe(404);
  expect((await call("GET", "/emails/constructor")).status).toBe(404);
});

it("renders Markdown and nothing else", async () => {
  const { event } = await register();
  const path = `/events/${event.slug}/emails/confirmation`;
  const body = [
    "**Dear** {{name}}, *unclosed **and `open",
    "- one\n- two 🎧",
    "[Good](https://example.com/?who={{name}}) [bad](javascript:alert(1)) [data](data:text/html,x) [own]({{join_link}})",
    "Or {{join_link}}",
    '<script>alert(1)</script> <img src=x onerror="alert(1)">',
    "![a picture](https://tracker.example/p.png)",
  ].join("\n\n");
  const { data } = await put(path, { body });
  const { html, text } = data.preview;
  expect(html).toContain("<strong>Dear</strong> Ada Lovelace");
  expect(html).toContain("two 🎧");
  expect(html).toContain('href="https://example.com/?who=Ada%20Lovelace"');
  expect(html).not.toMatch(/href="(javascript|data):/);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<img src=x");
  expect(html).toContain("&lt;script&gt;");
  expect(html).not.toContain("tracker.example");
  expect(html.match(/href="[^"]*\/watch\/[^"]*"/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).toContain("a picture");
  expect(text).toContain("Dear Ada Lovelace");
  expect(text).not.toContain("<strong>");
});

it.each([
  ["markup", "<b>x</b><img src=x onerror=alert(1)>"],
  ["Markdown", "**b** [c](d) `e`"],
  ["a variable", "{{join_link}} {{title}}"],
  ["a line break", "Ada\r\nBcc: evil"],
])("treats %s in names and titles as text, even in customized fields", async (_what, hostile) => {
  const title = hostile.replaceAll(/[\r\n]+/g, " ");
  const { event, message } = await register({ name: hostile, event: { title } });
  await put(`/events/${event.slug}/emails/confirmation`, {
    subject: "{{title}} / {{name}}",
    from_name: "{{title}}",
    body: "T:{{title}}:T\n\nN:{{name}}:N",
  });
  await prepareEmail(message.id);
  const mail = await read(message.id);
  expect(mail.subject).not.toMatch(/[\p{Cc}]/u);
  expect(mail.subject).toContain(title.replaceAll(/\s+/g, " "));
  expect(mail.subject).not.toContain("/watch/");
  expect(mail.html).not.toContain("<img src=x");
  expect(mail.html).not.toContain("<strong>b</strong>");
  expect(mail.text).toContain(`T:${title.replaceAll(/\s+/g, " ")}:T`);
});

it("sends built-in copy to waitlisted people, with the customized sender name", async () => {
  const { event, message, registration } = await register();
  await put(`/events/${event.slug}/emails/confirmation`, {
    subject: "You have a place",
    from_name: "The crew",
  });
  await db().registration.update({ where: { id: registration.id }, data: { state: "waitlisted" } });
  await prepareEmail(message.id);
  const mail = await read(message.id);
  expect(mail).toMatchObject({ subject: "You’re on the waitlist: Night radio", fromName: "The crew" });
  expect(mail.text).not.toContain("/watch/");
});

it("previews as a chosen person without working links, and saves nothing on a dry run", async () => {
  const { event, registration } = await register({ name: "Linus", zone: "Asia/Kolkata" });
  const path = `/events/${event.slug}/emails/confirmation?registration_id=${registration.id}`;
  const tried = await put(path, { subject: "For {{name}}", dry_run: true });
  expect(tried.data.preview).toMatchObject({ subject: "For Linus", to: { email: registration.email } });
  expect(tried.data.preview.text).toContain("India Standard Time");
  expect(tried.data.preview.html).not.toContain(registration.id.replace("reg_", ""));
  expect(tried.data.preview.html + tried.data.preview.text).not.toMatch(/join(=|%3D)/);
  const after = await call("GET", path);
  expect(after.data.fields.subject.layer).toBe("built_in");
  const draftOnly = await (await workspace()).key("live", ["communications:draft"]);
  expect((await api("GET", `/v1${path}`, { key: draftOnly })).status).toBe(403);
  const other = await register();
  const foreign = `/events/${other.event.slug}/emails/confirmation?registration_id=${registration.id}`;
  expect((await call("GET", foreign)).status).toBe(404);
});

it("renders every kind for the sample person, in four languages", async () => {
  for (const language of ["en", "de", "es", "fr"]) {
    const { data } = await call("GET", `/emails?language=${language}`);
    for (const { kind, variables } of data) {
      const { preview } = (await call("GET", `/emails/${kind}?language=${language}`)).data;
      expect(preview.subject).toContain("Autumn launch");
      expect(preview.html + preview.text + preview.subject).not.toMatch(/\{\{|undefined|\[object/);
      expect(variables).toContain("join_link");
    }
  }
});

it("explains who gets an email, when, with which copy, and why not", async () => {
  const { event, registration, message } = await madeEmail({ zone: "Asia/Kolkata" });
  const explain = async (kind: string) =>
    (await call("GET", `/events/${event.slug}/emails/${kind}/explain?registration_id=${registration.id}`))
      .data;
  await put(`/events/${event.slug}/emails/confirmation`, { subject: "Mine" });
  expect(await explain("confirmation")).toMatchObject({
    would_send: true,
    state: "would_send",
    reason: null,
    time_zone: "Asia/Kolkata",
    uses_copy: true,
    layers: { subject: "event", body: "built_in" },
    last: { id: message.id, state: "queued" },
  });
  expect(await explain("h24")).toMatchObject({
    would_send: true,
    at: "2027-03-03T18:00:00.000Z",
    at_local: "Wednesday, March 3, 2027, 11:30 PM (India Standard Time)",
  });
  await call("PATCH", `/events/${event.slug}`, { reminders: { h1: false } });
  expect((await explain("h1")).reason).toBe("This reminder is turned off for the show.");
  await db().registration.update({ where: { id: registration.id }, data: { state: "cancelled" } });
  expect(await explain("confirmation")).toMatchObject({
    would_send: false,
    state: "skipped",
    reason: "The registration was removed or cancelled.",
  });
});

it("lets a key limited to clients change only the emails of their shows", async () => {
  const owner = await workspace();
  const { event } = await register();
  const key = await owner.key("live", undefined, { clientIds: [event.clientId] });
  const as = (path: string) => api("PUT", `/v1${path}`, { key, body: { subject: "x" } });
  expect((await as("/emails/h1")).status).toBe(403);
  expect((await as(`/events/${event.slug}/emails/h1`)).status).toBe(200);
});
