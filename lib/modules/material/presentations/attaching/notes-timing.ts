const LABEL = "(?:time|timing|duration|length|dauer|zeit|dur[ée]e|duraci[óo]n|durata|tijd)";
const CLOCK = "(?<minutes>\\d{1,3}):(?<seconds>[0-5]\\d)";
const WORDS =
  "(?<amount>\\d{1,4}(?:[.,]\\d)?)\\s*(?<unit>s|secs?|seconds?|sekunden?|m|mins?|minutes?|minuten?|minutos?)\\.?";
const LINE = new RegExp(`^[\\s\\[(⏱]*(?:${LABEL}\\s*[:=]?\\s*)?(?:${CLOCK}|${WORDS})[\\s\\])]*$`, "iu");

/**
 * Returns the seconds for a page in its speaker notes: the sum of all lines that contain only a duration,
 * such as `2:30`, `[90 s]` or `Time: 3 min`. Undefined if there are none.
 */
export function notesTiming(notes: string): number | undefined {
  const found = notes.split("\n").flatMap((line) => {
    const said = LINE.exec(line)?.groups;
    if (!said) return [];
    if (said.minutes !== undefined) return [60 * Number(said.minutes) + Number(said.seconds)];
    const amount = Number((said.amount ?? "0").replace(",", "."));
    return [Math.round(/^s/i.test(said.unit ?? "") ? amount : 60 * amount)];
  });
  return found.length === 0 ? undefined : found.reduce((sum, one) => sum + one, 0);
}
