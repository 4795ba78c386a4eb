import type { ConfirmationWords } from "./confirmation-words";

export const fr: ConfirmationWords = {
  subject: {
    confirmed: (title) => `Inscription confirmée : ${title}`,
    waitlisted: (title) => `Vous êtes sur liste d’attente : ${title}`,
    pending_approval: (title) => `Demande reçue : ${title}`,
    held: (title) => `Une place s’est libérée : ${title}`,
  },
  heading: {
    confirmed: "Votre inscription est confirmée",
    waitlisted: "Vous êtes sur liste d’attente",
    pending_approval: "En attente d’approbation",
    held: "Une place s’est libérée pour vous",
  },
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  lead: {
    confirmed: (title) =>
      `Votre inscription à « ${title} » est confirmée. Utilisez votre lien personnel ci-dessous pour participer.`,
    waitlisted: (title) =>
      `« ${title} » est complet pour le moment. Si une place se libère, nous vous préviendrons aussitôt par e-mail.`,
    pending_approval: (title) =>
      `L’hôte examine chaque demande d’inscription à « ${title} ». Dès que la vôtre sera approuvée, vous recevrez votre lien personnel par e-mail.`,
    held: (title, until) =>
      `C’est votre tour sur la liste d’attente de « ${title} ». Nous vous réservons une place jusqu’au ${until}. Passé ce délai, elle sera proposée à la personne suivante.`,
  },
  when: "Quand",
  dateOpen: "La date n’est pas encore fixée. Nous vous préviendrons par e-mail dès qu’elle le sera.",
  hostedBy: (host) => `Organisé par ${host}`,
  join: "Rejoindre l’événement",
  joinNote:
    "S’ouvre dans votre navigateur, sans rien installer. Ce lien est personnel, merci de ne pas le partager.",
  take: "Confirmer ma place",
  calendarNote: "Une invitation pour votre agenda est jointe à cet e-mail.",
  addTo: "Ou ajouter à",
  calendarFile: "Fichier d’agenda",
  place: "Modifier ou annuler l’inscription",
  reason: (host) =>
    `Vous recevez cet e-mail car cette adresse a été inscrite à un événement organisé par ${host}. Ce n’était pas vous ? Annulez l’inscription et vous ne recevrez plus d’e-mails à ce sujet.`,
  chooseEmails: "Gérer les préférences e-mail",
  calendarText: "Votre lien personnel :",
};
