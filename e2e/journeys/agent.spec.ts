import { codeOf, inLive, inTest, makeShowroom, until } from "../support/api";
import { emailsTo, emailTo } from "../support/inbox";
import { Receiver } from "../support/receiver";
import { expect, test } from "../support/test";
import { up } from "../up";

test("an agent creates a show with one call and follows it by webhook, email and API", async () => {
  const receiver = await Receiver.start();
  try {
    const { data: webhook } = await inTest.createWebhook({ url: receiver.url, events: ["*"] });
    receiver.secret = webhook.secret;
    expect(receiver.secret).toMatch(/^whsec_/);

    const idempotencyKey = `agent-${Date.now()}`;
    const body = {
      title: "Agents at work",
      brief: "Topics: evaluations, budgets, incidents. With Ana Ruiz (CTO, Northwind).",
      guests: [{ name: "Ana Ruiz" }],
    };
    const made = await inTest.createShowroom(body, { idempotencyKey });
    expect(made.response.status).toBe(201);
    const { slug, links, segments } = made.data.showroom;
    expect(Object.keys(links).sort()).toEqual(["guest_link", "signup_page", "studio", "viewer_link"]);
    expect(segments.length).toBeGreaterThan(2);
    const again = await inTest.createShowroom(body, { idempotencyKey });
    expect([again.data, again.meta]).toEqual([made.data, made.meta]);
    expect(again.response.replayed).toBe(true);

    const ready = await until("the written plan", async () => {
      const { event } = (await inTest.getEvent({ slug })).data;
      return event.plan?.status === "ready" && event;
    });
    expect(JSON.stringify(ready)).toContain("Ana Ruiz");

    const address = `agent-${Date.now()}@example.com`;
    const { response } = await inTest.createRegistrationLegacy({ slug, name: "Grace", email: address });
    expect(response.status).toBe(201);
    const mail = await emailTo(address);
    expect(mail.state ?? "captured").toBe("captured");
    expect(mail.links.some((link) => link.includes(`/watch/${slug}?join=`))).toBe(true);
    expect(await emailsTo(address)).toHaveLength(1);

    const early = inTest.runStudioCommand({ slug, action: "set_layout", layout: "grid" });
    expect(await codeOf(early)).toBe("not_live");

    await until("the events", async () =>
      ["event.created", "plan.ready", "registration.created"].every((type) =>
        receiver.types().includes(type),
      ),
    );
    expect(receiver.events.every(({ verified }) => verified)).toBe(true);
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(receiver.events.length);
    await inTest.deleteWebhook({ webhook_id: webhook.id });
  } finally {
    receiver.stop();
  }
});

test("HEAD works wherever GET does, without a body", async () => {
  const paths = ["/healthz", "/readyz", "/v1/openapi.json", "/docs", "/docs/concepts/errors.md", "/llms.txt"];
  for (const path of paths) {
    const [whole, head] = [
      await fetch(up.base_url + path),
      await fetch(up.base_url + path, { method: "HEAD" }),
    ];
    const type = (answer: Response) => answer.headers.get("content-type");
    expect([path, head.status, type(head), await head.text()]).toEqual([path, 200, type(whole), ""]);
    const length = whole.headers.get("content-length");
    if (length !== null) expect([path, head.headers.get("content-length")]).toEqual([path, length]);
    await whole.body?.cancel();
  }
});

test("environments and API surfaces are isolated from each other", async () => {
  const { slug } = await makeShowroom({}, inLive);
  expect((await inLive.getEvent({ slug })).data.event.environment).toBe("live");
  expect(await codeOf(inTest.getEvent({ slug }))).toBe("not_found");
  for (const path of ["/v1/openapi.json", "/api/v1/openapi.json", "/openapi.json"]) {
    const document = await fetch(up.base_url + path);
    expect((await document.json()).openapi).toMatch(/^3\.1/);
  }
  const missing = await fetch(`${up.base_url}/v1/nothing/here`);
  expect(missing.status).toBe(404);
  expect((await missing.json()).error.code).toBe("not_found");
});
