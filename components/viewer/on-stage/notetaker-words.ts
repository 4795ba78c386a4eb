interface NotetakerWords {
  listening: string;
  wants: string;
  remove: string;
  failed: string;
}

const WORDS: Readonly<Record<string, NotetakerWords>> = {
  en: {
    listening: "{name} is listening and taking notes on what’s said on stage.",
    wants: "{name} wants to join and take notes.",
    remove: "Remove",
    failed: "Couldn’t remove the notetaker. Try again.",
  },
  de: {
    listening: "{name} hört zu und schreibt mit, was auf der Bühne gesagt wird.",
    wants: "{name} möchte teilnehmen und mitschreiben.",
    remove: "Entfernen",
    failed: "Das hat nicht geklappt. Versuche es noch einmal.",
  },
  fr: {
    listening: "{name} écoute et prend en note ce qui est dit sur scène.",
    wants: "{name} souhaite participer et prendre des notes.",
    remove: "Retirer",
    failed: "Impossible de retirer le preneur de notes. Réessayez.",
  },
  es: {
    listening: "{name} está escuchando y anota lo que se dice en el escenario.",
    wants: "{name} quiere unirse y tomar notas.",
    remove: "Quitar",
    failed: "No se ha podido quitar. Inténtalo de nuevo.",
  },
};

const EN = WORDS.en as NotetakerWords;

/** Loaded only for people on stage, in the page's language. */
export const notetakerWordsIn = (language: string): NotetakerWords => WORDS[language.slice(0, 2)] ?? EN;
