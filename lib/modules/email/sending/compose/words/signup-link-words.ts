export interface SignupLinkWords {
  subject: (title: string) => string;
  lead: (title: string) => string;
  button: string;
  note: string;
}

const WORDS: Record<string, SignupLinkWords> = {
  en: {
    subject: (title) => `Confirm your registration: ${title}`,
    lead: (title) => `One more step: confirm your registration for “${title}”.`,
    button: "Confirm registration",
    note: "This link expires in 24 hours. If you didn’t sign up, ignore this email and you won’t be registered.",
  },
  de: {
    subject: (title) => `Bestätige deine Anmeldung: ${title}`,
    lead: (title) => `nur noch ein Schritt: Bestätige deine Anmeldung für „${title}“.`,
    button: "Anmeldung bestätigen",
    note: "Der Link ist 24 Stunden gültig. Du hast dich nicht angemeldet? Dann ignoriere diese E-Mail einfach.",
  },
  es: {
    subject: (title) => `Confirma tu inscripción: ${title}`,
    lead: (title) => `Un último paso: confirma tu inscripción en «${title}».`,
    button: "Confirmar inscripción",
    note: "El enlace caduca en 24 horas. Si no te has inscrito, ignora este correo.",
  },
  fr: {
    subject: (title) => `Confirmez votre inscription : ${title}`,
    lead: (title) => `Plus qu’une étape : confirmez votre inscription à « ${title} ».`,
    button: "Confirmer l’inscription",
    note: "Ce lien expire dans 24 heures. Si vous n’avez pas demandé cette inscription, ignorez cet e-mail.",
  },
};

export const signupLinkWordsFor = (language: string): SignupLinkWords =>
  WORDS[language.toLowerCase().split("-")[0] ?? ""] ?? (WORDS.en as SignupLinkWords);
