/** Text of a guest invitation, in one language. `title`, `host` and `name` are text from people. */
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
  dateOpen: "Date to be announced.",
  noteFrom: (host) => `A note from ${host}:`,
  before:
    "Open your backstage page before the show to check how your name appears on screen and to test your camera, microphone and connection. It takes two minutes, with no account and nothing to install.",
  personal: "This link is just for you. Anyone who has it can join as you, so please don’t share it.",
  calendarNote: "A calendar invite is attached.",
  linkForText: "Your backstage page",
  reason: (host) =>
    `You’re receiving this email because ${host} added you as a guest. If that’s a mistake, just reply to this email.`,
};

const de: GuestInviteWords = {
  when: "Wann",
  dateOpen: "Der Termin steht noch nicht fest.",
  noteFrom: (host) => `Nachricht von ${host}:`,
  before:
    "Öffne deine Backstage-Seite am besten schon vor dem Event: Prüfe, wie dein Name eingeblendet wird, und teste Kamera, Mikrofon und Verbindung. Das dauert zwei Minuten und geht ohne Konto und Installation.",
  personal:
    "Dieser Link ist nur für dich. Wer ihn hat, kann unter deinem Namen teilnehmen, also gib ihn bitte nicht weiter.",
  calendarNote: "Eine Kalendereinladung ist angehängt.",
  linkForText: "Deine Backstage-Seite",
  reason: (host) =>
    `Du erhältst diese E-Mail, weil ${host} dich als Gast hinzugefügt hat. Ist das ein Versehen? Dann antworte einfach auf diese E-Mail.`,
};

const es: GuestInviteWords = {
  when: "Cuándo",
  dateOpen: "Fecha por confirmar.",
  noteFrom: (host) => `Mensaje de ${host}:`,
  before:
    "Abre tu página de backstage antes del evento para ver cómo aparece tu nombre en pantalla y probar la cámara, el micrófono y la conexión. Tardarás dos minutos, sin cuenta y sin instalar nada.",
  personal: "Este enlace es solo para ti. Quien lo tenga puede entrar en tu nombre, así que no lo compartas.",
  calendarNote: "Adjuntamos una invitación para tu calendario.",
  linkForText: "Tu página de backstage",
  reason: (host) =>
    `Recibes este correo porque ${host} te ha añadido a sus invitados. Si es un error, solo tienes que responder a este correo.`,
};

const fr: GuestInviteWords = {
  when: "Quand",
  dateOpen: "La date n’est pas encore fixée.",
  noteFrom: (host) => `Un message de ${host} :`,
  before:
    "Connectez-vous aux coulisses avant l’événement pour vérifier l’affichage de votre nom et tester votre caméra, votre micro et votre connexion. Cela prend deux minutes, sans compte ni installation.",
  personal:
    "Ce lien est personnel. Toute personne qui le possède peut se connecter à votre place, merci de ne pas le partager.",
  calendarNote: "Une invitation pour votre agenda est jointe à cet e-mail.",
  linkForText: "Votre accès aux coulisses",
  reason: (host) =>
    `Vous recevez cet e-mail car ${host} a mis votre nom sur la liste des intervenants. Si c’est une erreur, il suffit d’y répondre.`,
};

/** By primary language subtag. English is the fallback. */
export const GUEST_INVITE_WORDS: Readonly<Record<string, GuestInviteWords>> = { en, de, es, fr };
