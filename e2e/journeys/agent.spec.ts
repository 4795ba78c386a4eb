import { call, makeShowroom, until } from "../support/api";
import { mailsTo, mailTo } from "../support/inbox";
import { Receiver } from "../support/receiver";
import { expect, test } from "../support/test";
import { up } from "../up";

test("an agent makes a show with one call and follows it by webhook, mail and reads", async () => {
  const receiver = await Receiver.start();
  try {
    const webhook = await call("POST", "/v1/webhooks", { body: { url: receiver.url, events: ["*"] } });
    expect(webhook.status).toBe(201);
    receiver.secret = webhook.json.data.secret;
    expect(receiver.secret).toMatch(/^whsec_/);

    const idempotencyKey = `agent-${Date.now()}`;
    const body = {
      title: "Agents at work",
      brief: "Topics: evaluations, budgets, incidents. With Ana Ruiz (CTO, Northwind).",
      guests: [{ name: "Ana Ruiz" }],
    };
    const made = await call("POST", "/v1/showrooms", { body, idempotencyKey });
    expect(made.status).toBe(201);
    const { slug, links, segments } = made.json.data.showroom;
    expect(Object.keys(links).sort()).toEqual(["guest_link", "signup_page", "studio", "viewer_link"]);
    expect(segments.length).toBeGreaterThan(2);
    const again = await call("POST", "/v1/showrooms", { body, idempotencyKey });
    expect(again.json).toEqual(made.json);
    expect(again.headers.get("idempotent-replayed")).toBe("true");

    const ready = await until("the written plan", async () => {
      const event = await call("GET", `/v1/events/${slug}`);
      return event.json.data.event.plan?.status === "ready" && event.json.data;
    });
    expect(JSON.stringify(ready)).toContain("Ana Ruiz");

    const address = `agent-${Date.now()}@example.com`;
    const registered = await call("POST", `/api/v1/events/${slug}/registrations`, {
      body: { name: "Grace", email: address },
    });
    expect(registered.status).toBe(201);
    const mail = await mailTo(address);
    expect(mail.state ?? "captured").toBe("captured");
    expect(mail.links.some((link) => link.includes(`/watch/${slug}?join=`))).toBe(true);
    expect(await mailsTo(address)).toHaveLength(1);

    const early = await call("POST", `/v1/events/${slug}/studio`, {
      body: { action: "set_layout", layout: "grid" },
    });
    expect(early.status).toBe(409);
    expect(early.json.error.code).toBe("not_live");

    await until("the events", async () =>
      ["event.created", "plan.ready", "registration.created"].every((type) =>
        receiver.types().includes(type),
      ),
    );
    expect(receiver.events.every(({ verified }) => verified)).toBe(true);
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(receiver.events.length);
    await call("DELETE", `/v1/webhooks/${webhook.json.data.id}`);
  } finally {
    receiver.stop();
  }
});

test("two environments and two surfaces stay apart", async () => {
  const { slug } = await makeShowroom({}, up.live_key);
  expect((await call("GET", `/v1/events/${slug}`, { key: up.live_key })).status).toBe(200);
  expect((await call("GET", `/v1/events/${slug}`, { key: up.test_key })).status).toBe(404);
  for (const path of ["/v1/openapi.json", "/api/v1/openapi.json", "/openapi.json"]) {
    const document = await call("GET", path);
    expect(document.json.openapi).toMatch(/^3\.1/);
  }
  const missing = await fetch(`${up.base_url}/v1/nothing/here`);
  expect(missing.status).toBe(404);
  expect((await missing.json()).error.code).toBe("not_found");
});
