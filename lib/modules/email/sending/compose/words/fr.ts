import type { ConfirmationWords } from "./confirmation-words";

export const fr: ConfirmationWords = {
  subject: {
    confirmed: (title) => `Votre place est réservée : ${title}`,
    waitlisted: (title) => `Vous êtes sur liste d’attente : ${title}`,
    pending_approval: (title) => `Nous avons votre demande : ${title}`,
    held: (title) => `Une place est libre pour vous : ${title}`,
  },
  heading: {
    confirmed: "Votre place est confirmée",
    waitlisted: "Vous êtes sur liste d’attente",
    pending_approval: "Votre demande est chez l’hôte",
    held: "Une place est libre pour vous",
  },
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  lead: {
    confirmed: (title) =>
      `Vous êtes inscrit à « ${title} ». Le lien ci-dessous est personnel : il vous fait entrer directement.`,
    waitlisted: (title) =>
      `« ${title} » est complet pour l’instant. Si une place se libère, vous recevrez votre lien personnel par e-mail.`,
    pending_approval: (title) =>
      `L’hôte examine chaque demande pour « ${title} ». Dès que la vôtre est acceptée, vous recevrez votre lien personnel par e-mail.`,
    held: (title, until) =>
      `C’est à vous sur la liste d’attente de « ${title} ». Nous vous gardons la place jusqu’au ${until} ; ensuite elle passe à la personne suivante.`,
  },
  when: "Quand",
  dateOpen: "La date reste à annoncer. Nous vous écrirons dès qu’elle sera fixée.",
  hostedBy: (host) => `Proposé par ${host}`,
  join: "Rejoindre l’événement",
  joinNote: "S’ouvre dans votre navigateur, rien à installer. Merci de ne pas transmettre ce lien.",
  take: "Prendre ma place",
  calendarNote: "Une invitation pour votre agenda est jointe.",
  addTo: "Ajouter à",
  calendarFile: "Fichier d’agenda",
  place: "Modifier ou annuler ma place",
  reason: (host) =>
    `Vous recevez ce message parce que cette adresse a été inscrite à un événement de ${host}. Si ce n’était pas vous, annulez la place et vous n’en entendrez plus parler.`,
  chooseMails: "Choisir ou arrêter ces messages",
  calendarText: "Votre lien personnel :",
};
