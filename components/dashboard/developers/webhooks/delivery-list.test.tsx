import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DeliveryWire } from "@/lib/modules/developers/webhooks/schema";
import { DeliveryLine } from "./delivery-line";
import { deliveryStatus } from "./delivery-status";

const delivery = (changes: Partial<DeliveryWire>): DeliveryWire => ({
  id: "whd_1",
  webhook_id: "whk_1",
  event_id: "whe_1",
  event_type: "registration.created",
  event_slug: "autumn-launch-x7k2p9",
  state: "pending",
  attempts: 0,
  next_attempt_at: "2027-03-02T17:05:00.000Z",
  last_status: null,
  last_error: null,
  log: [],
  created_at: "2027-03-02T17:00:00.000Z",
  updated_at: "2027-03-02T17:00:00.000Z",
  ended_at: null,
  ...changes,
});

const draw = (changes: Partial<DeliveryWire>): string =>
  renderToStaticMarkup(<DeliveryLine delivery={delivery(changes)} />);

it.each<[Partial<DeliveryWire>, string]>([
  [{}, "pending"],
  [{ attempts: 2, last_status: 500 }, "retrying"],
  [{ attempts: 1, last_error: "timeout" }, "retrying"],
  // Resent by a user although it arrived.
  [{ attempts: 1, last_status: 204 }, "pending"],
  [{ state: "succeeded", attempts: 3, last_status: 200 }, "succeeded"],
  [{ state: "exhausted", attempts: 8, last_status: 500 }, "exhausted"],
])("shows %o as %s", (changes, standing) => {
  expect(deliveryStatus(delivery(changes))).toBe(standing);
});

it("shows a retrying delivery in amber, with its failed status, show and next attempt", () => {
  const html = draw({ attempts: 2, last_status: 500 });
  expect(html).toMatch(/bg-warn-soft[^>]*>Retrying</);
  expect(html).toMatch(/text-danger[^>]*>500</);
  expect(html).toContain("autumn-launch-x7k2p9");
  expect(html).toContain("next");
});

it("shows the error in red when there was no response", () => {
  expect(draw({ attempts: 1, last_error: "timeout" })).toMatch(/text-danger[^>]*>timeout</);
});

it("shows a successful delivery in green", () => {
  const html = draw({ state: "succeeded", attempts: 1, last_status: 204, next_attempt_at: null });
  expect(html).toMatch(/bg-ok-soft[^>]*>Succeeded</);
  expect(html).not.toContain("text-danger");
});
