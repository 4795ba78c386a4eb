import { describe, expect, it } from "vitest";
import { GERMAN } from "../../languages/de";
import { ENGLISH } from "../../languages/en";
import { SPANISH } from "../../languages/es";
import { FRENCH } from "../../languages/fr";
import type { LanguageRules } from "../../languages/rules";
import { amountsIn } from "./amounts";

const read = (text: string, { numbers }: LanguageRules = ENGLISH) =>
  amountsIn(text, numbers, []).map(({ amount, currency }) =>
    currency === null ? amount : `${amount} ${currency}`,
  );

describe("amounts", () => {
  it.each([
    ["$1,200.50", ["1200.5 USD"]],
    ["EUR 1.200,50", ["1200.5 EUR"]],
    ["1'200.50 CHF", ["1200.5 CHF"]],
    ["it's 1.200 euros", ["1200 EUR"]],
    ["$1.5 million or £2.25m", ["1500000 USD", "2250000 GBP"]],
    ["about 50k", ["50000"]],
    ["$5k to $10k", ["5000 USD", "10000 USD"]],
    ["20 to 30 thousand dollars", ["20000 USD", "30000 USD"]],
    ["forty-nine dollars and ninety-nine cents", ["49.99 USD"]],
    ["twenty five thousand pounds", ["25000 GBP"]],
    ["twelve hundred euros", ["1200 EUR"]],
    ["a hundred and twenty users", ["120"]],
    ["two and a half million dollars", ["2500000 USD"]],
    ["half a million dollars", ["500000 USD"]],
    ["one point five million euros", ["1500000 EUR"]],
    ["three hundred and fifty thousand two hundred dollars", ["350200 USD"]],
    ["15% off", ["15"]],
    ["at 3pm on the 4th in 2026, version 2, ISO 27001, step one", []],
    ["one of us has one thing", []],
    ["0.125 dollars", ["0.125 USD"]],
    ["six dollars fifty per person", ["6.5 USD"]],
    ["seven and a half cents a word", ["0.075"]],
    ["1.450 euros a month, so 4.350 in all", ["1450 EUR", "4350"]],
    ["account 00-1234, on the twenty first, at half five", []],
    ["call it fifteen k a year", ["15000"]],
    ["a hundred and twenty grand", ["120000"]],
    ["hundred and twenty grand", ["120000"]],
    ["hundred and forty pounds", ["140 GBP"]],
    ["a couple of hundred dollars", ["200 USD"]],
    ["a couple grand", ["2000"]],
    ["a few hundred euros, or several thousand", []],
    ["two dollars per hundred", ["2 USD"]],
    ["a million and a half dollars", ["1500000 USD"]],
    ["a grand and a half", ["1500"]],
    ["one point two mil", ["1200000"]],
    ["$1.2MM, €300K, £3.5k", ["1200000 USD", "300000 EUR", "3500 GBP"]],
    ["twenty-five-hundred dollars", ["2500 USD"]],
    ["a dollar fifty per order", ["1.5 USD"]],
    ["two lines at a euro each", ["2", "1 EUR"]],
    ["give it a pound and see", []],
    ["between ten and fifteen thousand pounds", ["10000 GBP", "15000 GBP"]],
    ["eighty, maybe ninety thousand dollars", ["80000 USD", "90000 USD"]],
    ["four to five hundred dollars", ["400 USD", "500 USD"]],
    ["five users to one hundred users", ["5", "100"]],
    ["forty bucks a head, thirty-five for us", ["40 USD", "35"]],
    ["four oh four five five five oh one eight two", []],
    ["the five oh one c letter, room one two three", []],
    ["a state-of-the-art, one-to-one, end-to-end thing", []],
  ])("in English: %s", (text, amounts) => expect(read(text)).toEqual(amounts));

  it.each([
    ["1.200,50 €", ["1200.5 EUR"]],
    ["12.000,- Euro", ["12000 EUR"]],
    ["zwölftausendfünfhundert Euro", ["12500 EUR"]],
    ["fünfundzwanzig Nutzer", ["25"]],
    ["anderthalb Millionen Euro", ["1500000 EUR"]],
    ["eine halbe Million Euro", ["500000 EUR"]],
    ["1,5 Mio. Euro", ["1500000 EUR"]],
    ["hundertzwanzig Lizenzen", ["120"]],
    ["zehn Prozent", ["10"]],
    ["achtundsiebzig Cent das Stück", ["0.78 EUR"]],
    ["um 14 Uhr", []],
    ["fünf- bis sechstausend Euro", ["5000 EUR", "6000 EUR"]],
    ["zwischen zehn- und fünfzehntausend Euro", ["10000 EUR", "15000 EUR"]],
    ["ein paar hundert Euro, mehrere tausend", []],
    ["zweieinhalbtausend Euro", ["2500 EUR"]],
    ["eins Komma zwei Millionen Euro", ["1200000 EUR"]],
    ["ein Euro zwanzig pro Stück", ["1.2 EUR"]],
    ["neunundvierzig Euro neunzig im Monat", ["49.9 EUR"]],
    ["hundertzwanzigtausend Franken", ["120000 CHF"]],
  ])("in German: %s", (text, amounts) => expect(read(text, GERMAN)).toEqual(amounts));

  it("in French and Spanish", () => {
    expect(read("1 200,50 euros", FRENCH)).toEqual(["1200.5 EUR"]);
    expect(read("douze mille cinq cents euros", FRENCH)).toEqual(["12500 EUR"]);
    expect(read("quatre-vingt-dix euros", FRENCH)).toEqual(["90 EUR"]);
    expect(read("treinta y cinco mil euros", SPANISH)).toEqual(["35000 EUR"]);
    expect(read("mil quinientos dólares", SPANISH)).toEqual(["1500 USD"]);
    expect(read("quatre-vingt-dix-neuf euros", FRENCH)).toEqual(["99 EUR"]);
    expect(read("soixante-douze euros, quatre-vingt-cinq euros", FRENCH)).toEqual(["72 EUR", "85 EUR"]);
    expect(read("deux-mille-cinq-cents euros", FRENCH)).toEqual(["2500 EUR"]);
    expect(read("vingt-et-un mille euros", FRENCH)).toEqual(["21000 EUR"]);
    expect(read("un rendez-vous, quelques centaines, plusieurs cents euros", FRENCH)).toEqual([]);
    expect(read("dos millones y medio de euros", SPANISH)).toEqual(["2500000"]);
    expect(read("veintiún mil euros, ciento veinte euros", SPANISH)).toEqual(["21000 EUR", "120 EUR"]);
  });

  it("leaves out what's too long to be a number", () => {
    expect(read("call 12345678901234567890 or 1e308")).toEqual([]);
  });
});
