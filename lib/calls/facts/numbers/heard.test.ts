import { describe, expect, it } from "vitest";
import { analyzeCall } from "../..";

const read = (...lines: string[]) =>
  analyzeCall({
    transcript: lines.map((text, at) => `${at % 2 ? "Tom" : "Ana"}: ${text}`).join("\n"),
  }).numbers.map(({ kind, amount, currency }) =>
    [kind, amount, currency].filter((one) => one !== null).join(" "),
  );

describe("what was said of money before", () => {
  it("makes short forms clear", () => {
    expect(read("It's $4.45 a box.", "Four forty-five. Fine.")).toEqual(["price 4.45 USD", "price 4.45 USD"]);
    expect(read("The plan is $801 a month.", "And without it?", "Five thirty-four.")).toContain("price 534");
    expect(read("It costs two-fifty a seat.")).toEqual(["price 2.5"]);
    expect(read("Shall we meet at four thirty?", "Four thirty is fine.")).toEqual([]);
  });

  it("makes amounts without a currency clear", () => {
    expect(read("It's 39 cents a page.", "And at volume?", "Thirty-one.")).toContain("price 0.31");
    expect(read("It costs $640 a month.", "And the large one?", "That is at 1,950.")).toContain("price 1950");
  });

  it("reads thousands where all sums are thousands", () => {
    expect(read("It's 30,000 dollars up front.", "And later?", "You'd pay a hundred and twenty.")).toContain(
      "price 120000",
    );
    expect(read("It's 3,000 dollars up front.", "And later?", "You'd pay a hundred and twenty.")).toContain(
      "price 120",
    );
  });

  it("takes no year for a price", () => {
    expect(read("It costs 40 dollars.", "We paid on that fax till twenty nineteen.")).toEqual([
      "price 40 USD",
    ]);
  });

  it("leaves counts as they are", () => {
    expect(
      read("How many people?", "Two hundred and twelve.", "That's $9 each for two hundred and twelve."),
    ).toEqual(["count 212", "price 9 USD", "other 212"]);
  });
});

it("reads currencies where the call takes place, unless others are said", () => {
  const currencies = (timezone: string, text: string) =>
    analyzeCall({ transcript: `Ana: ${text}`, language: "en", timezone }).numbers.map(
      ({ amount, currency }) => `${amount} ${currency}`,
    );
  expect(currencies("Australia/Sydney", "It's eleven bucks a head.")).toEqual(["11 AUD"]);
  expect(currencies("America/Toronto", "It's $640 a month.")).toEqual(["640 CAD"]);
  expect(currencies("America/Toronto", "It's 640 US dollars a month.")).toEqual(["640 USD"]);
  expect(currencies("America/Toronto", "it's 640 us dollars a month")).toEqual(["640 USD"]);
  expect(currencies("America/Toronto", "It costs us $640 a month.")).toEqual(["640 CAD"]);
  expect(currencies("America/Denver", "It's 640 dollars a month.")).toEqual(["640 USD"]);
  expect(currencies("Africa/Nairobi", "It costs twelve thousand shillings.")).toEqual(["12000 KES"]);
  expect(currencies("Asia/Kolkata", "It costs 20 lakh rupees.")).toEqual(["2000000 INR"]);
});
