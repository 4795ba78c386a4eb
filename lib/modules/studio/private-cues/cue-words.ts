import type { PrivateCue, PrivateCueKind } from "@/lib/stage/private-cues";

/** `neighbour` is whoever comes before or after; null where nobody is named. */
type Words = Record<PrivateCueKind, (neighbour: string | null) => string>;

const en: Words = {
  next: (before) => (before ? `You are on next, after ${before}.` : "You are on next."),
  in_a_minute: () => "You are on in one minute.",
  thirty_seconds_left: () => "Thirty seconds left.",
  wrap_up: (after) => (after ? `Please wrap up. Next is ${after}.` : "Please wrap up."),
  over_by_a_minute: () => "You are over by a minute.",
};

const de: Words = {
  next: (before) => (before ? `Du bist als Nächstes dran, nach ${before}.` : "Du bist als Nächstes dran."),
  in_a_minute: () => "In einer Minute bist du dran.",
  thirty_seconds_left: () => "Noch dreißig Sekunden.",
  wrap_up: (after) => (after ? `Bitte komm zum Schluss. Danach kommt ${after}.` : "Bitte komm zum Schluss."),
  over_by_a_minute: () => "Du bist eine Minute über der Zeit.",
};

const fr: Words = {
  next: (before) => (before ? `C’est à vous juste après ${before}.` : "C’est bientôt à vous."),
  in_a_minute: () => "C’est à vous dans une minute.",
  thirty_seconds_left: () => "Encore trente secondes.",
  wrap_up: (after) => (after ? `Merci de conclure. Ensuite : ${after}.` : "Merci de conclure."),
  over_by_a_minute: () => "Vous dépassez d’une minute.",
};

const es: Words = {
  next: (before) => (before ? `Te toca después de ${before}.` : "Ahora te toca a ti."),
  in_a_minute: () => "Te toca en un minuto.",
  thirty_seconds_left: () => "Quedan treinta segundos.",
  wrap_up: (after) => (after ? `Ve terminando. Después viene ${after}.` : "Ve terminando."),
  over_by_a_minute: () => "Te has pasado un minuto.",
};

const LANGUAGES: Readonly<Record<string, Words>> = { en, de, fr, es };

/** A cue in the show's language, in English where there are no words in that one. */
export function cueWords({ kind, neighbour }: PrivateCue, language: string): string {
  const words = LANGUAGES[language.toLowerCase().split("-")[0] ?? ""] ?? en;
  return words[kind](neighbour);
}
