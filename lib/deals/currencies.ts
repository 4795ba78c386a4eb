/** Currencies of ISO 4217 by how many decimals they have. All others have two. */
const WITHOUT_DECIMALS = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ");
const WITH_THREE = "BHD IQD JOD KWD LYD OMR TND".split(" ");
const WITH_FOUR = "CLF UYW".split(" ");
const WITH_TWO =
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY
COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR
JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO
NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
TJS TMT TOP TRY TTD TWD TZS UAH USD UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`.split(/\s+/);

const DIGITS = new Map<string, number>([
  ...WITHOUT_DECIMALS.map((code) => [code, 0] as const),
  ...WITH_TWO.map((code) => [code, 2] as const),
  ...WITH_THREE.map((code) => [code, 3] as const),
  ...WITH_FOUR.map((code) => [code, 4] as const),
]);

/** Every code that a deal can be in. */
export const CURRENCIES: readonly string[] = [...DIGITS.keys()];

/** Returns how many decimals a currency has; undefined for a code that doesn't exist. */
export const digitsOf = (currency: string): number | undefined => DIGITS.get(currency);
