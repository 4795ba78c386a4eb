/** What an invitation to a guest says, in one language. `title`, `host` and `name` are text from people. */
export interface GuestInviteWords {
  when: string;
  dateOpen: string;
  noteFrom: (host: string) => string;
  before: string;
  personal: string;
  calendarNote: string;
  linkForText: string;
  reason: (host: string) => string;
}

const en: GuestInviteWords = {
  when: "When",
  dateOpen: "The date is still to be announced.",
  noteFrom: (host) => `A word from ${host}:`,
  before:
    "Please open it before the day: check how your name will read, and test camera, sound and connection. It takes two minutes, needs no account and nothing to install.",
  personal: "The link is yours alone: whoever has it comes in as you.",
  calendarNote: "An entry for your calendar is attached.",
  linkForText: "Your backstage page",
  reason: (host) =>
    `You get this mail because ${host} put you on the list of guests. If that is a mistake, just answer it.`,
};

const de: GuestInviteWords = {
  when: "Wann",
  dateOpen: "Der Termin steht noch nicht fest.",
  noteFrom: (host) => `Ein paar Worte von ${host}:`,
  before:
    "Bitte öffne sie vor dem Tag: Prüfe, wie dein Name eingeblendet wird, und teste Kamera, Ton und Verbindung. Das dauert zwei Minuten, ohne Konto und ohne Installation.",
  personal: "Der Link gehört nur dir: Wer ihn hat, kommt als du herein.",
  calendarNote: "Ein Eintrag für deinen Kalender liegt bei.",
  linkForText: "Deine Backstage-Seite",
  reason: (host) =>
    `Du bekommst diese Mail, weil ${host} dich als Gast eingetragen hat. Ist das ein Versehen, antworte einfach darauf.`,
};

const es: GuestInviteWords = {
  when: "Cuándo",
  dateOpen: "La fecha está por anunciar.",
  noteFrom: (host) => `Unas palabras de ${host}:`,
  before:
    "Ábrela antes del día: revisa cómo se leerá tu nombre y prueba cámara, sonido y conexión. Son dos minutos, sin cuenta y sin instalar nada.",
  personal: "El enlace es solo tuyo: quien lo tenga entra como si fueras tú.",
  calendarNote: "Adjuntamos una entrada para tu calendario.",
  linkForText: "Tu página de backstage",
  reason: (host) =>
    `Recibes este correo porque ${host} te puso en la lista de invitados. Si es un error, responde a este mensaje.`,
};

const fr: GuestInviteWords = {
  when: "Quand",
  dateOpen: "La date reste à annoncer.",
  noteFrom: (host) => `Un mot de ${host} :`,
  before:
    "Ouvrez-la avant le jour venu : vérifiez comment votre nom s’affichera, et testez caméra, son et connexion. Deux minutes suffisent, sans compte ni installation.",
  personal: "Ce lien n’est qu’à vous : qui le possède entre à votre place.",
  calendarNote: "Une entrée pour votre agenda est jointe.",
  linkForText: "Votre page de coulisses",
  reason: (host) =>
    `Vous recevez ce message parce que ${host} vous a inscrit parmi les invités. Si c’est une erreur, répondez-y simplement.`,
};

/** By the first part of a language's tag; English where there is none. */
export const GUEST_INVITE_WORDS: Readonly<Record<string, GuestInviteWords>> = { en, de, es, fr };
