import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addUp, amountText, type Line, MOST_MINOR } from "./add-up";
import { CURRENCIES, digitsOf } from "./currencies";
import { decimalText, readDecimal, writeDecimal } from "./decimal";
import { formatDecimal, formatMoney } from "./format-money";

const line = (more: Partial<Line>): Line => ({
  ...{ name: "Seat", description: "", qty: "1", unit_price: "10" },
  ...{ discount_percent: null, tax_percent: null },
  ...more,
});

describe("adding up a deal", () => {
  it("counts in the currency's smallest unit", () => {
    const { sums } = addUp([line({ qty: "3", unit_price: "19.99" }), line({ unit_price: "0.10" })], "USD");
    expect(sums).toMatchObject({ subtotal: 6007, discount: 0, tax: 0, total: 6007 });
    expect(sums?.lines.map(({ total }) => total)).toEqual([5997, 10]);
  });

  it("rounds each line half up, at every step", () => {
    // 0.335 × 1 = 33.5 ¢; half a cent of discount; half a cent of tax.
    expect(addUp([line({ qty: "0.5", unit_price: "0.67" })], "USD").sums?.subtotal).toBe(34);
    expect(addUp([line({ unit_price: "0.05", discount_percent: "50" })], "USD").sums).toMatchObject({
      ...{ subtotal: 5, discount: 3, total: 2 },
    });
    expect(addUp([line({ unit_price: "0.10", tax_percent: "5" })], "USD").sums).toMatchObject({
      ...{ tax: 1, total: 11 },
    });
    // Three lines of a third of a cent each are nothing, not a cent.
    const thirds = Array.from({ length: 3 }, () => line({ qty: "0.333", unit_price: "0.01" }));
    expect(addUp(thirds, "USD").sums?.total).toBe(0);
  });

  it("takes tax of what is left after the discount, and sums it by rate", () => {
    const lines = [
      line({ unit_price: "100", discount_percent: "10", tax_percent: "19" }),
      line({ unit_price: "50", tax_percent: "7" }),
      line({ unit_price: "200", tax_percent: "19" }),
      line({ unit_price: "5", tax_percent: "0" }),
      line({ unit_price: "1" }),
    ];
    const { sums } = addUp(lines, "EUR");
    expect(sums?.tax_by_rate).toEqual([
      { percent: "19", of: 29_000, tax: 5_510 },
      { percent: "7", of: 5_000, tax: 350 },
      { percent: "0", of: 500, tax: 0 },
    ]);
    expect(sums).toMatchObject({ subtotal: 35_600, discount: 1_000, tax: 5_860, total: 40_460 });
  });

  it.each([
    ["JPY", "1200", 1200, "1200"],
    ["USD", "12.5", 1250, "12.50"],
    ["KWD", "1.005", 1005, "1.005"],
    ["CLF", "0.0001", 1, "0.0001"],
  ])("knows how many decimals %s has", (currency, price, minor, text) => {
    expect(addUp([line({ unit_price: price })], currency).sums?.total).toBe(minor);
    expect(amountText(minor, currency)).toBe(text);
  });

  it.each([
    ["USD", "1.999"],
    ["JPY", "1.5"],
    ["KWD", "1.0005"],
  ])("refuses more decimals than %s has", (currency, price) => {
    expect(addUp([line({}), line({ unit_price: price })], currency).refused).toEqual({
      "line_items.1.unit_price": "invalid",
    });
  });

  it("takes zeros after the last decimal for none", () => {
    expect(addUp([line({ unit_price: "1.5000" })], "USD").sums?.total).toBe(150);
    expect(addUp([line({ unit_price: "15.00" })], "JPY").sums?.total).toBe(15);
  });

  it("refuses amounts that a number can't hold, of a line and of all of them", () => {
    const most = writeDecimal(BigInt(MOST_MINOR), 2);
    expect(addUp([line({ unit_price: most })], "USD").sums?.total).toBe(MOST_MINOR);
    expect(addUp([line({ unit_price: most, qty: "1.001" })], "USD").refused).toEqual({
      "line_items.0.unit_price": "too_large",
    });
    expect(addUp([line({ unit_price: most }), line({ unit_price: "0.01" })], "USD").refused).toEqual({
      line_items: "too_large",
    });
    expect(addUp([line({ unit_price: most, tax_percent: "100" })], "USD").refused).toBeDefined();
  });

  it("adds up what it shows, whatever the lines", () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const percent = fc.option(
      fc.integer({ min: 0, max: 100_000 }).map((n) => String(n / 1000)),
      { nil: null },
    );
    const any = fc.record({
      ...{ name: fc.constant("A"), description: fc.constant("") },
      qty: fc.integer({ min: 1, max: 1_000_000 }).map((n) => String(n / 1000)),
      unit_price: amount.map((n) => writeDecimal(BigInt(n), 2)),
      ...{ discount_percent: percent, tax_percent: percent },
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 20 }), (lines) => {
        const { sums } = addUp(lines, "USD");
        if (!sums) throw new Error("refused");
        for (const one of sums.lines) {
          expect(one.discount).toBeLessThanOrEqual(one.subtotal);
          expect(one.total).toBe(one.subtotal - one.discount + one.tax);
        }
        for (const name of ["subtotal", "discount", "tax", "total"] as const)
          expect(sums[name]).toBe(sums.lines.reduce((sum, one) => sum + one[name], 0));
        expect(sums.tax_by_rate.reduce((sum, { tax }) => sum + tax, 0)).toBe(sums.tax);
      }),
    );
  });

  it("knows only currencies that exist", () => {
    expect(addUp([line({})], "XXX").refused).toEqual({ currency: "not_allowed" });
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
    for (const code of CURRENCIES) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(digitsOf(code)).toBeTypeOf("number");
    }

    expect(["USD", "EUR", "GBP", "CHF", "JPY", "KRW", "KWD", "BHD"].map(digitsOf)).toEqual([
      2, 2, 2, 2, 0, 0, 3, 3,
    ]);
  });
});

describe("decimals of requests", () => {
  it.each([
    [0.1, "0.1"],
    [19.9, "19.9"],
    ["19.90", "19.9"],
    [0, "0"],
    ["0.00", "0"],
    ["0012.5", "12.5"],
    [1e15, "1000000000000000"],
  ])("reads %o as it was written", (given, text) => {
    expect(decimalText(given)).toBe(text);
  });

  it.each([
    [-0],
    [-1],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e308],
    [1e-7],
    ["-0"],
    ["-1"],
    ["+1"],
    ["1e3"],
    ["NaN"],
    ["0x10"],
    ["1,5"],
    ["1 000"],
    [".5"],
    ["5."],
    [""],
    ["١٢"],
  ])("doesn't read %o", (given) => {
    expect(decimalText(given)).toBeUndefined();
  });

  it("sees that 0.1 + 0.2 isn't 0.3", () => {
    expect(readDecimal(decimalText(0.1 + 0.2) ?? "")?.scale).toBe(17);
    expect(addUp([line({ unit_price: decimalText(0.1 + 0.2) ?? "" })], "USD").refused).toBeDefined();
  });
});

describe("amounts for people", () => {
  it("have all decimals of their currency", () => {
    expect(formatMoney(480_000, "USD")).toBe("$4,800.00");
    expect(formatMoney(1_200, "JPY")).toBe("¥1,200");
    expect(formatMoney(1_005, "KWD")).toBe("KWD\u00a01.005");
    expect(formatMoney(MOST_MINOR, "EUR")).toBe("€9,999,999,999,999.99");
  });

  it("have separators in quantities too", () => {
    expect(formatDecimal("12500.125")).toBe("12,500.125");
  });
});
