/** Text that addresses whoever reads it instead of saying something. */
export const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:above|previous|prior|earlier|instructions?|rules?|prompt)\b|\bignorier\p{L}*\b.{0,40}\b(?:anweisung|oben|vorherig)|^\W*(?:system|assistant|user)\s*:|\b(?:must|should) (?:answer|reply|respond)\b|\bset (?:answered|the price|the total)\b/iu;
