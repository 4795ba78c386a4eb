/** Text of the page where attendees change or cancel their registration, in one language. */
export interface RegistrationWords {
  /** The title of the page in the browser. */
  pageTitle: string;
  /** `held`: on the waitlist, with a spot held for this person for a while. */
  states: Record<"confirmed" | "waitlisted" | "pending_approval" | "cancelled" | "held", string>;
  /** For a show that won't take place. */
  off: { cancelled: string; archived: string };
  ended: string;
  heldUntil: string;
  afterHold: string;
  dateOpen: string;
  /** `{name}` is the attendee, `{organiser}` the host of the show. */
  registeredAs: string;
  otherAddress: string;
  name: string;
  consent: string;
  save: string;
  viewShow: string;
  signUpAgain: string;
  join: string;
  take: string;
  cancel: string;
}

const en: RegistrationWords = {
  pageTitle: "Your registration",
  states: {
    confirmed: "You’re registered",
    waitlisted: "You’re on the waitlist",
    pending_approval: "Pending approval",
    cancelled: "Registration cancelled",
    held: "A spot opened up for you",
  },
  off: { cancelled: "This show has been cancelled", archived: "This show has been archived" },
  ended: "This show has ended",
  heldUntil: "We’re holding your spot until",
  afterHold: "After that, it goes to the next person.",
  dateOpen: "Date to be announced",
  registeredAs: "Registered with {organiser} as {name}.",
  otherAddress: "To use a different email address, cancel this registration and sign up again.",
  name: "Name",
  consent: "Email me other news from {organiser}. I can unsubscribe anytime.",
  save: "Save changes",
  viewShow: "View show page",
  signUpAgain: "Sign up again",
  join: "Join the show",
  take: "Claim your spot",
  cancel: "Cancel registration",
};

const de: RegistrationWords = {
  pageTitle: "Deine Anmeldung",
  states: {
    confirmed: "Du bist angemeldet",
    waitlisted: "Du stehst auf der Warteliste",
    pending_approval: "Bestätigung ausstehend",
    cancelled: "Anmeldung storniert",
    held: "Ein Platz ist für dich frei geworden",
  },
  off: { cancelled: "Dieses Event wurde abgesagt", archived: "Dieses Event wurde archiviert" },
  ended: "Dieses Event ist beendet",
  heldUntil: "Wir reservieren deinen Platz bis",
  afterHold: "Danach geht er an die nächste Person.",
  dateOpen: "Termin folgt",
  registeredAs: "Angemeldet bei {organiser} als {name}.",
  otherAddress:
    "Wenn du eine andere E-Mail-Adresse verwenden möchtest, storniere diese Anmeldung und melde dich neu an.",
  name: "Name",
  consent:
    "Ich möchte weitere Neuigkeiten von {organiser} per E-Mail erhalten. Ich kann sie jederzeit abbestellen.",
  save: "Änderungen speichern",
  viewShow: "Eventseite ansehen",
  signUpAgain: "Neu anmelden",
  join: "Am Event teilnehmen",
  take: "Platz annehmen",
  cancel: "Anmeldung stornieren",
};

const es: RegistrationWords = {
  pageTitle: "Tu inscripción",
  states: {
    confirmed: "Tu inscripción está confirmada",
    waitlisted: "Estás en la lista de espera",
    pending_approval: "Pendiente de aprobación",
    cancelled: "Inscripción cancelada",
    held: "Se ha liberado una plaza para ti",
  },
  off: { cancelled: "Este evento se ha cancelado", archived: "Este evento está archivado" },
  ended: "Este evento ha terminado",
  heldUntil: "Te reservamos la plaza hasta el",
  afterHold: "Después pasará a la siguiente persona.",
  dateOpen: "Fecha por confirmar",
  registeredAs: "Inscripción con {organiser} a nombre de {name}.",
  otherAddress: "Para usar otra dirección de correo, cancela esta inscripción e inscríbete de nuevo.",
  name: "Nombre",
  consent: "Quiero recibir novedades de {organiser} por correo. Puedo darme de baja cuando quiera.",
  save: "Guardar cambios",
  viewShow: "Ver la página del evento",
  signUpAgain: "Inscribirme de nuevo",
  join: "Unirme al evento",
  take: "Confirmar mi plaza",
  cancel: "Cancelar inscripción",
};

const fr: RegistrationWords = {
  pageTitle: "Votre inscription",
  states: {
    confirmed: "Votre inscription est confirmée",
    waitlisted: "Vous êtes sur liste d’attente",
    pending_approval: "En attente d’approbation",
    cancelled: "Inscription annulée",
    held: "Une place s’est libérée pour vous",
  },
  off: { cancelled: "Cet événement est annulé", archived: "Cet événement est archivé" },
  ended: "Cet événement est terminé",
  heldUntil: "Nous vous réservons cette place jusqu’au",
  afterHold: "Passé ce délai, elle sera proposée à la personne suivante.",
  dateOpen: "Date à venir",
  registeredAs: "Inscription auprès de {organiser} au nom de {name}.",
  otherAddress:
    "Pour utiliser une autre adresse e-mail, annulez cette inscription et inscrivez-vous à nouveau.",
  name: "Nom",
  consent:
    "Je souhaite recevoir les actualités de {organiser} par e-mail. Je peux me désabonner à tout moment.",
  save: "Enregistrer les modifications",
  viewShow: "Voir la page de l’événement",
  signUpAgain: "S’inscrire à nouveau",
  join: "Rejoindre l’événement",
  take: "Confirmer ma place",
  cancel: "Annuler l’inscription",
};

const LANGUAGES: Readonly<Record<string, RegistrationWords>> = { en, de, es, fr };

/** English is the fallback. */
export const registrationWordsFor = (tag: string): RegistrationWords =>
  LANGUAGES[tag.toLowerCase().split("-")[0] ?? ""] ?? en;
