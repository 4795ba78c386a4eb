import { every, type TellingWords } from "./telling-words";

export const GERMAN: TellingWords = {
  past: every(
    "war|waren|hatte|hatten|ging|kam|sah|wusste|dachte|fand|gab|stand|wurde|wollte|konnte|musste",
    "ge\\p{L}{3,}(?:t|en)",
  ),
  someone: every("er", "sie", "ihm", "ihr", "ihn", "sein\\p{L}*"),
  speech: every(
    "(?:er|sie|ich|wir|der|die) (?:sagt|sagte|fragt|fragte|meint|meinte|dachte)",
    "(?:hat|habe|hab|haben)(?: \\p{L}+){0,3} (?:gesagt|gefragt|gemeint|geschrieben)",
    "gesagt",
  ),
  personal: every(
    "angst|schäm\\p{L}*|wein\\p{L}*|wüt\\p{L}*|stolz|hass\\p{L}*|lieb\\p{L}*|peinlich|panik|ärger\\p{L}*",
    "ehrlich|falsch|fehler|schuld|gescheitert|dumm|schlimm\\p{L}*|geheim\\p{L}*",
  ),
  filler: every("äh", "ähm", "halt", "sozusagen", "irgendwie", "quasi", "also"),
  around: every(
    "chat|fragen?|folien?|bildschirm|umfrage|link|aufzeichnung|webinar|seite|liste",
    "danke|vielen dank|hallo|tschüss|willkommen|bitte|guten (?:abend|tag|morgen)",
    "okay|gut|so|jetzt|gleich|dann (?:machen|kommen|gehen) wir|die nächste|schauen wir|sehen sie|ich würde",
    "kommt (?:drauf|darauf) an|ein paar",
  ),
  response: every(
    "oh",
    "wow|wahnsinn|genau|schön|super|stark|krass",
    "das ist ja (?:toll|super|verrückt|schön|viel|heftig)",
    "im ernst",
    "echt\\?",
    "lach\\p{L}*",
  ),
  usual: { past: 4.2, someone: 2, filler: 1.5, around: 3 },
};
