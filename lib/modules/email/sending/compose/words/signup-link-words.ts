export interface SignupLinkWords {
  subject: (title: string) => string;
  lead: (title: string) => string;
  button: string;
  note: string;
}

const WORDS: Record<string, SignupLinkWords> = {
  en: {
    subject: (title) => `Confirm your place: ${title}`,
    lead: (title) =>
      `You asked for a place in “${title}”. Open this link to have it; until then no place is taken.`,
    button: "Save my place",
    note: "The link works for 24 hours. You did not ask for this? Then do nothing: you are on no list.",
  },
  de: {
    subject: (title) => `Bitte bestätigen: ${title}`,
    lead: (title) =>
      `Du möchtest einen Platz in „${title}“. Öffne diesen Link, dann hast du ihn; bis dahin ist keiner vergeben.`,
    button: "Platz sichern",
    note: "Der Link gilt 24 Stunden. Das warst nicht du? Dann tu nichts: du stehst auf keiner Liste.",
  },
  es: {
    subject: (title) => `Confirma tu plaza: ${title}`,
    lead: (title) =>
      `Has pedido una plaza en «${title}». Abre este enlace para tenerla; hasta entonces no se ocupa ninguna.`,
    button: "Guardar mi plaza",
    note: "El enlace sirve durante 24 horas. ¿No has sido tú? No hagas nada: no estás en ninguna lista.",
  },
  fr: {
    subject: (title) => `Confirmez votre place : ${title}`,
    lead: (title) =>
      `Vous avez demandé une place pour « ${title} ». Ouvrez ce lien pour l’obtenir ; jusque-là, aucune place n’est prise.`,
    button: "Réserver ma place",
    note: "Le lien est valable 24 heures. Ce n’était pas vous ? Ne faites rien : vous n’êtes sur aucune liste.",
  },
};

export const signupLinkWordsFor = (language: string): SignupLinkWords =>
  WORDS[language.toLowerCase().split("-")[0] ?? ""] ?? (WORDS.en as SignupLinkWords);
