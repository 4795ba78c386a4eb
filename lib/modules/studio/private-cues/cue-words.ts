import type { PrivateCue, PrivateCueKind } from "@/lib/stage/private-cues";

/** `neighbour` is the person before or after. Null if none is named. */
type Words = Record<PrivateCueKind, (neighbour: string | null) => string>;

const en: Words = {
  next: (before) => (before ? `You’re on next, after ${before}.` : "You’re on next."),
  in_a_minute: () => "You’re on in one minute.",
  thirty_seconds_left: () => "Thirty seconds left.",
  wrap_up: (after) => (after ? `Please wrap up. Next is ${after}.` : "Please wrap up."),
  over_by_a_minute: () => "You’re one minute over.",
};

const de: Words = {
  next: (before) => (before ? `Du bist als Nächstes dran, nach ${before}.` : "Du bist als Nächstes dran."),
  in_a_minute: () => "In einer Minute bist du dran.",
  thirty_seconds_left: () => "Noch dreißig Sekunden.",
  wrap_up: (after) =>
    after ? `Bitte komm zum Schluss. Als Nächstes kommt ${after}.` : "Bitte komm zum Schluss.",
  over_by_a_minute: () => "Du bist eine Minute über deiner Zeit.",
};

const fr: Words = {
  next: (before) => (before ? `C’est à vous juste après ${before}.` : "Ce sera bientôt à vous."),
  in_a_minute: () => "C’est à vous dans une minute.",
  thirty_seconds_left: () => "Encore trente secondes.",
  wrap_up: (after) => (after ? `Merci de conclure. Ensuite : ${after}.` : "Merci de conclure."),
  over_by_a_minute: () => "Vous avez dépassé votre temps d’une minute.",
};

const es: Words = {
  next: (before) => (before ? `Te toca después de ${before}.` : "Te toca a continuación."),
  in_a_minute: () => "Te toca dentro de un minuto.",
  thirty_seconds_left: () => "Quedan treinta segundos.",
  wrap_up: (after) =>
    after ? `Ve terminando, por favor. Después viene ${after}.` : "Ve terminando, por favor.",
  over_by_a_minute: () => "Te has pasado un minuto de tu tiempo.",
};

const LANGUAGES: Readonly<Record<string, Words>> = { en, de, fr, es };

/** Returns a cue in the show's language. English is the fallback. */
export function cueWords({ kind, neighbour }: PrivateCue, language: string): string {
  const words = LANGUAGES[language.toLowerCase().split("-")[0] ?? ""] ?? en;
  return words[kind](neighbour);
}
