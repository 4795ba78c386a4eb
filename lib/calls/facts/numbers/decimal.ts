/** Returns a decimal without zeros that say nothing. */
export function tidy(decimal: string): string {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const digits = fraction.replace(/0+$/u, "");
  const front = whole.replace(/^0+(?=\d)/u, "");
  return digits === "" ? front : `${front}.${digits}`;
}

/** Multiplies a decimal by a power of ten, without rounding. */
export function shifted(decimal: string, zeros: number): string {
  const [whole = "0", fraction = ""] = decimal.split(".");
  if (zeros < 0) {
    const front = whole.padStart(1 - zeros, "0");
    return tidy(`${front.slice(0, zeros)}.${front.slice(zeros)}${fraction}`);
  }
  const padded = fraction.padEnd(zeros, "0");
  return tidy(`${whole}${padded.slice(0, zeros)}.${padded.slice(zeros)}`);
}

/**
 * Reads digits in any of four notations: 1,200.50, 1.200,50, 1 200,50 and 1'200.50. Null if they're none of them.
 * @param decimal the sign before decimals in the language of the call
 */
export function decimalOf(digits: string, decimal: "." | ",", isMoney: boolean): string | null {
  const plain = digits.replace(/(?<=\d)[\s\u00A0\u202F'](?=\d{3})/gu, "");
  if (/^\d+$/u.test(plain)) return plain.length > 13 ? null : tidy(plain);
  const other = decimal === "." ? "," : ".";
  const signs = plain.replace(/\d/gu, "");
  if (new Set(signs).size === 2) {
    const last = signs.at(-1) ?? "";
    const group = last === "." ? "," : ".";
    const [whole = "", fraction = ""] = [
      plain.slice(0, plain.lastIndexOf(last)),
      plain.slice(plain.lastIndexOf(last) + 1),
    ];
    return isGrouped(whole, group) ? tidy(`${whole.replaceAll(group, "")}.${fraction}`) : null;
  }
  const sign = signs.charAt(0);
  if (sign === other && isGrouped(plain, other)) return tidy(plain.replaceAll(other, ""));
  if (signs.length > 1) return isGrouped(plain, sign) ? tidy(plain.replaceAll(sign, "")) : null;
  // "1.200 Euro" in a language that writes 1,200: no one has three decimals of money.
  if (isMoney && isGrouped(plain, sign) && !plain.startsWith("0")) return tidy(plain.replace(sign, ""));
  return tidy(plain.replace(sign, "."));
}

function isGrouped(digits: string, sign: string): boolean {
  const [head = "", ...groups] = digits.split(sign);
  return /^\d{1,3}$/u.test(head) && groups.length > 0 && groups.every((group) => /^\d{3}$/u.test(group));
}
