/** Numbers that lengths are spelled with, in every language that is read. */
export const NUMBER_WORDS: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15,
  twenty: 20, "twenty-five": 25, "twenty five": 25, thirty: 30, "thirty-five": 35, forty: 40, "forty-five": 45,
  "forty five": 45, fifty: 50, sixty: 60, seventy: 70, "seventy-five": 75, eighty: 80, ninety: 90, an: 1, a: 1,
  ein: 1, eine: 1, einer: 1, einen: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9,
  zehn: 10, zwölf: 12, fünfzehn: 15, zwanzig: 20, fünfundzwanzig: 25, dreißig: 30, dreissig: 30, vierzig: 40,
  fünfundvierzig: 45, fünfzig: 50, sechzig: 60, fünfundsiebzig: 75, achtzig: 80, neunzig: 90,
  un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12, quinze: 15,
  vingt: 20, "vingt-cinq": 25, trente: 30, quarante: 40, "quarante-cinq": 45, cinquante: 50, soixante: 60,
  "quatre-vingt-dix": 90,
  una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12, quince: 15,
  veinte: 20, veinticinco: 25, treinta: 30, cuarenta: 40, "cuarenta y cinco": 45, cincuenta: 50, sesenta: 60,
  noventa: 90,
  uma: 1, um: 1, duas: 2, dois: 2, três: 3, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10, doze: 12, vinte: 20,
  trinta: 30, quarenta: 40, "quarenta e cinco": 45, cinquenta: 50, sessenta: 60,
  "un'": 1, "un’": 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, dieci: 10, dodici: 12,
  quindici: 15, venti: 20, venticinque: 25, trenta: 30, quaranta: 40, quarantacinque: 45, cinquanta: 50, sessanta: 60,
  novanta: 90,
  een: 1, één: 1, twee: 2, drie: 3, vijf: 5, zes: 6, zeven: 7, negen: 9, tien: 10, twaalf: 12, vijftien: 15,
  twintig: 20, vijfentwintig: 25, dertig: 30, veertig: 40, vijfenveertig: 45, vijftig: 50, zestig: 60, negentig: 90,
};

const KANJI: Record<string, number> = { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };

/** 九十 → 90, 四十五 → 45, 百二十 → 120. */
export function kanjiNumber(text: string): number {
  let total = 0;
  let digit = 0;
  for (const char of text) {
    if (char === "百" || char === "十") {
      total += (digit || 1) * (char === "百" ? 100 : 10);
      digit = 0;
    } else digit = KANJI[char] ?? 0;
  }
  return total + digit;
}
