/** Text of the page where people choose the emails of a show, in one language. */
export interface PreferencesWords {
  title: string;
  /** `{title}` is the show. */
  intro: string;
  kinds: {
    h24: string;
    h1: string;
    live: string;
    changed: string;
    cancelled: string;
    replay: string;
    missed: string;
    message: string;
    guest_invite: string;
    rehearsal_invite: string;
  };
  legend: string;
  saved: string;
  none: string;
  /** `{kind}` is one of `kinds`. */
  stop: string;
  save: string;
  /** `{organiser}` is the host of the show. */
  stopAll: string;
  off: { title: string; text: string; again: string };
}

const en: PreferencesWords = {
  title: "Email preferences",
  intro: "Choose which emails you get about “{title}”. Your registration and your personal link stay valid.",
  kinds: {
    h24: "Reminder 24 hours before",
    h1: "Reminder 1 hour before",
    live: "When the show starts",
    changed: "When the date changes",
    cancelled: "When the show is cancelled",
    replay: "Replay, if you watched the show",
    missed: "Replay, if you missed the show",
    message: "Messages from the host",
    guest_invite: "Invitations to speak",
    rehearsal_invite: "Invitations to rehearsals",
  },
  legend: "Emails about this show",
  saved: "Preferences saved.",
  none: "You won’t get any more emails about this show.",
  stop: "Turn off “{kind}”",
  save: "Save preferences",
  stopAll: "Unsubscribe from all {organiser} emails",
  off: {
    title: "You’re unsubscribed",
    text: "{organiser} won’t email you anymore, except to confirm your own registrations.",
    again: "Resubscribe",
  },
};

const de: PreferencesWords = {
  title: "E-Mail-Einstellungen",
  intro:
    "Wähle, welche E-Mails du zu „{title}“ bekommst. Deine Anmeldung und dein persönlicher Link bleiben gültig.",
  kinds: {
    h24: "Erinnerung 24 Stunden vorher",
    h1: "Erinnerung 1 Stunde vorher",
    live: "Wenn das Event beginnt",
    changed: "Wenn sich der Termin ändert",
    cancelled: "Wenn das Event abgesagt wird",
    replay: "Aufzeichnung, wenn du dabei warst",
    missed: "Aufzeichnung, wenn du nicht dabei warst",
    message: "Nachrichten vom Host",
    guest_invite: "Einladungen als Gast",
    rehearsal_invite: "Einladungen zu Proben",
  },
  legend: "E-Mails zu diesem Event",
  saved: "Einstellungen gespeichert.",
  none: "Du bekommst keine weiteren E-Mails zu diesem Event.",
  stop: "„{kind}“ abbestellen",
  save: "Einstellungen speichern",
  stopAll: "Alle E-Mails von {organiser} abbestellen",
  off: {
    title: "E-Mails abbestellt",
    text: "{organiser} schickt dir keine E-Mails mehr, außer um deine eigenen Anmeldungen zu bestätigen.",
    again: "Wieder abonnieren",
  },
};

const es: PreferencesWords = {
  title: "Preferencias de correo",
  intro:
    "Elige qué correos recibes sobre «{title}». Tu inscripción y tu enlace personal siguen siendo válidos.",
  kinds: {
    h24: "Recordatorio 24 horas antes",
    h1: "Recordatorio 1 hora antes",
    live: "Cuando empiece el evento",
    changed: "Cuando cambie la fecha",
    cancelled: "Cuando se cancele el evento",
    replay: "Grabación, si asististe",
    missed: "Grabación, si no asististe",
    message: "Mensajes del anfitrión",
    guest_invite: "Invitaciones como ponente",
    rehearsal_invite: "Invitaciones a ensayos",
  },
  legend: "Correos sobre este evento",
  saved: "Preferencias guardadas.",
  none: "No recibirás más correos sobre este evento.",
  stop: "Dejar de recibir «{kind}»",
  save: "Guardar preferencias",
  stopAll: "Darme de baja de todos los correos de {organiser}",
  off: {
    title: "Te has dado de baja",
    text: "{organiser} ya no te enviará correos, salvo para confirmar tus propias inscripciones.",
    again: "Volver a suscribirme",
  },
};

const fr: PreferencesWords = {
  title: "Préférences e-mail",
  intro:
    "Choisissez les e-mails que vous recevez à propos de « {title} ». Votre inscription et votre lien personnel restent valables.",
  kinds: {
    h24: "Rappel 24 heures avant",
    h1: "Rappel 1 heure avant",
    live: "Début de l’événement",
    changed: "Changement de date",
    cancelled: "Annulation de l’événement",
    replay: "Replay, si vous avez participé",
    missed: "Replay, si vous n’avez pas pu participer",
    message: "Messages de l’hôte",
    guest_invite: "Invitations à intervenir",
    rehearsal_invite: "Invitations aux répétitions",
  },
  legend: "E-mails à propos de cet événement",
  saved: "Préférences enregistrées.",
  none: "Vous ne recevrez plus d’e-mails à propos de cet événement.",
  stop: "Ne plus recevoir « {kind} »",
  save: "Enregistrer les préférences",
  stopAll: "Se désabonner de tous les e-mails de {organiser}",
  off: {
    title: "Désabonnement effectué",
    text: "{organiser} ne vous enverra plus d’e-mails, sauf pour confirmer vos propres inscriptions.",
    again: "Se réabonner",
  },
};

const LANGUAGES: Readonly<Record<string, PreferencesWords>> = { en, de, es, fr };

/** English is the fallback. */
export const preferencesWordsFor = (tag: string): PreferencesWords =>
  LANGUAGES[tag.toLowerCase().split("-")[0] ?? ""] ?? en;
