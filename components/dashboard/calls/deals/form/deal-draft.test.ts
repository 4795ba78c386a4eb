import { describe, expect, it } from "vitest";
import type { DealWire } from "@/lib/modules/calls/deals/schema";
import { localMoment } from "../../../parts/forms/local-moment";
import { EXAMPLE_ANALYSIS, EXAMPLE_CALL } from "../../example-call";
import {
  BLANK_DEAL,
  dealBody,
  dealChanges,
  draftOfCall,
  draftOfDeal,
  isReady,
  lineProblems,
  newLine,
  totalsRequest,
  typedNumber,
} from "./deal-draft";

const line = (given: object) => newLine([], { name: "Seat", price: "40", ...given });

describe("numbers as people type them", () => {
  it("are read with groups and either decimal sign", () => {
    expect(["4900", "4,900.00", "1 200", "12,5", "0.10", "1’200.5"].map(typedNumber)).toEqual([
      ...["4900", "4900.00", "1200", "12.5", "0.10", "1200.5"],
    ]);
    expect(["19.500,00", "1.234.567", "1.234.567,8", "1.234"].map(typedNumber)).toEqual([
      ...["19500.00", "1234567", "1234567.8", "1.234"],
    ]);
    expect(["0,125", "1,234", "0,5"].map(typedNumber)).toEqual(["0.125", "1234", "0.5"]);
    expect(["1.23,4", "1.2345,6", "", "abc", "-1", "1.2.3", "1e3", "$5"].map(typedNumber)).toEqual(
      Array(8).fill(undefined),
    );
  });

  it("are named where they aren't numbers", () => {
    expect(Object.keys(lineProblems(line({ qty: "two", discount: "x", tax: "" })))).toEqual([
      ...["qty", "discount_percent"],
    ]);
    expect(lineProblems(line({}))).toEqual({});
  });
});

describe("a deal that is typed", () => {
  const draft = { ...BLANK_DEAL, title: " Plan ", lines: [line({ price: "4,900.10", qty: "2", tax: "19" })] };

  it("is sent with prices as text", () => {
    expect(dealBody({ ...draft, email: "dana@example.com", currency: "eur" })).toEqual({
      ...{ title: "Plan", language: "en", currency: "EUR", notes: "" },
      customer: { email: "dana@example.com" },
      line_items: [{ name: "Seat", qty: 2, unit_price: "4900.10", discount_percent: null, tax_percent: 19 }],
    });
    expect(dealBody(draft).customer).toBeNull();
  });

  it("sends the end of its validity only if that was changed", () => {
    const deal = { valid_until: "2026-12-24T10:30:45.123Z" };
    const validUntil = localMoment(deal.valid_until);
    expect(dealChanges({ ...draft, validUntil }, deal)).not.toHaveProperty("valid_until");
    expect(dealChanges({ ...draft, validUntil: "2027-01-01T09:00" }, deal)).toHaveProperty("valid_until");
  });

  it("has totals once all numbers are there, whatever else is missing", () => {
    expect(totalsRequest({ ...draft, title: "" })?.line_items[0]).toMatchObject({ unit_price: "4900.10" });
    expect(totalsRequest({ ...draft, lines: [line({ name: "" })] })).not.toBeNull();
    expect(totalsRequest({ ...draft, lines: [line({ price: "" })] })).toBeNull();
    expect(totalsRequest({ ...draft, currency: "EU" })).toBeNull();
  });

  it("is ready with a title, a currency and complete lines", () => {
    expect(isReady(draft)).toBe(true);
    expect(isReady({ ...draft, title: " " })).toBe(false);
    expect(isReady({ ...draft, lines: [line({ name: "" })] })).toBe(false);
    expect(isReady({ ...draft, lines: [] })).toBe(false);
  });
});

it("begins with the customer and the language of a call", () => {
  expect(draftOfCall(EXAMPLE_CALL)).toMatchObject({
    ...{ title: "Proposal for Northwind", name: "Bo Lind", company: "Northwind", language: "en" },
  });
  const call = { ...EXAMPLE_CALL.call, participants: [], language: "de-AT" };
  expect(draftOfCall({ call, analysis: EXAMPLE_ANALYSIS })).toMatchObject({
    ...{ title: "Proposal for Speaker 1", name: "Speaker 1", company: "", language: "de" },
  });
});

it("comes back from a stored deal as it was", () => {
  const given = { name: "Seat", description: "", qty: 2.5, unit_price: "40.1", discount_percent: 10 };
  const deal = {
    ...{ title: "Plan", language: "fr", currency: "EUR", notes: "", customer: null, state: "expired" },
    line_items: [{ ...given, tax_percent: null }],
    valid_until: "2026-12-28T09:00:00.000Z",
  } as unknown as DealWire;
  const draft = draftOfDeal(deal);
  expect(draft.validUntil).toBe("");
  const { line_items } = dealBody(draft);
  expect(line_items).toEqual([
    { name: "Seat", qty: 2.5, unit_price: "40.1", discount_percent: 10, tax_percent: null },
  ]);
});
