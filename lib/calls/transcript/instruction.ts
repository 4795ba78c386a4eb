/** Text that tells a reader or a program what to do instead of saying something. */
export const TO_READER =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:above|previous|prior|earlier|instructions?|rules?|prompt)\b|\bignorier\p{L}*\b.{0,40}\b(?:anweisung|oben|vorherig)|^\W*(?:system|assistant|user)(?: (?:note|message|prompt|instruction)s?)?\s*:|\b(?:analysis|transcription|ai) (?:tools?|models?|assistants?|systems?) (?:must|should)\b|\bset (?:answered|the price|the total)\b/iu;

/** The same, and what people also say to each other. */
export const INSTRUCTION = new RegExp(
  String.raw`${TO_READER.source}|\b(?:must|should) (?:answer|reply|respond)\b`,
  "iu",
);
