/** "We can't ignore the previous quote" tells what people do. An order has no subject. */
const NO_SUBJECT = String.raw`(?<!\b(?:(?:we|they|i|he|she)(?:'(?:ll|d|ve|re|m|s))?|(?:ca|do|did|wo|could|would|should)n't|cannot|never|let's)\s)`;

/** "Set the price to 1", "and then set it", "told to set it"; but not "we met and set the price". */
const SETTING = [
  String.raw`(?:(?:^|[.:;!?,])\W*|\b(?:told|asked|instructed)\s(?:\w+\s){0,2}to\s+)set (?:answered|the price|the total)\b`,
  String.raw`\b(?:and|then|to|please|now|must|should)\s+set (?:answered|the price|the total)\b(?<!\b(?:we|they|i|he|she)\b.*)`,
];

/** Text that tells a reader or a program what to do instead of saying something. */
export const TO_READER = new RegExp(
  [
    String.raw`\b(?=[idfo])${NO_SUBJECT}(?:ignore|disregard|forget|override)\b.{0,40}\b(?:above|previous|prior|earlier|instructions?|rules?|prompt)\b`,
    String.raw`\bignorier\p{L}*\b.{0,40}\b(?:anweisung|oben|vorherig)`,
    String.raw`^\W*(?:system|assistant|user)(?: (?:note|message|prompt|instruction)s?)?\s*:`,
    String.raw`\b(?:analysis|transcription|ai) (?:tools?|models?|assistants?|systems?) (?:must|should)\b`,
    ...SETTING,
  ].join("|"),
  "iu",
);

/** The same, and what people also say to each other. */
export const INSTRUCTION = new RegExp(
  String.raw`${TO_READER.source}|\b(?:must|should) (?:answer|reply|respond)\b`,
  "iu",
);
