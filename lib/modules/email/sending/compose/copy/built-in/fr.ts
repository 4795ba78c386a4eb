import type { OwnWords } from "./own-words";

export const fr: OwnWords = {
  dateOpen: "date à venir",
  before: "Avant",
  calendarNote: "Votre entrée d’agenda est jointe, telle qu’elle est maintenant.",
  h24: {
    kicker: "Plus que 24 heures",
    subject: "Dans 24 heures : {{title}}",
    body: "« {{title}} » commence dans 24 heures. Votre lien personnel vous y mène directement.",
  },
  h1: {
    kicker: "Plus qu’une heure",
    subject: "Dans une heure : {{title}}",
    body: "« {{title}} » commence dans une heure. Votre lien personnel vous y mène directement.",
  },
  live: {
    kicker: "Ça commence",
    subject: "Ça commence : {{title}}",
    body: "« {{title}} » commence. Entrez par votre lien personnel.",
  },
  changed: {
    kicker: "L’horaire a changé",
    subject: "Nouvel horaire : {{title}}",
    body: "« {{title}} » a lieu à un autre moment. Votre place et votre lien restent les mêmes.",
  },
  opened: {
    kicker: "La date est de nouveau ouverte",
    subject: "Date de nouveau ouverte : {{title}}",
    body: "« {{title}} » n’aura pas lieu au moment annoncé. Votre place et votre lien restent les mêmes.",
  },
  dated: {
    kicker: "La date est fixée",
    subject: "La date est fixée : {{title}}",
    body: "« {{title}} » a une date. Votre place et votre lien restent les mêmes.",
  },
  given_up: {
    kicker: "Votre place est annulée",
    subject: "Votre place est annulée : {{title}}",
    body: "Votre place pour « {{title}} » est annulée, et votre lien personnel avec elle. L’entrée de votre agenda est retirée avec ce message.",
  },
  cancelled: {
    kicker: "Annulé",
    subject: "Annulé : {{title}}",
    preheader: "L’événement n’a pas lieu.",
    body: "« {{title}} » n’a pas lieu. Nous en sommes désolés. Vous n’avez rien à faire.",
    button_label: "Voir la page de l’événement",
  },
  withdrawn: {
    kicker: "Hors ligne pour le moment",
    subject: "Hors ligne pour le moment : {{title}}",
    preheader: "L’événement n’a pas lieu comme annoncé.",
    body: "« {{title}} » est hors ligne pour le moment et n’a pas lieu comme annoncé. Nous en sommes désolés. Votre place vous reste acquise s’il est rouvert.",
    button_label: "Voir la page de l’événement",
  },
  guest_invite: {
    kicker: "Vous êtes invité sur scène",
    subject: "Invitation sur scène : {{title}}",
    body: "{{host}} souhaite vous recevoir dans « {{title}} ».",
    button_label: "Ouvrir ma page de coulisses",
  },
  rehearsal_invite: {
    subject: "Répétition : {{title}}",
    body: "{{organiser}} vous invite à la répétition de « {{title}} ». Le lien ci-dessous est personnel : il mène en coulisses.",
    button_label: "Aller en coulisses",
  },
  rehearsal_moved: {
    subject: "Nouvel horaire : répétition de {{title}}",
    body: "La répétition de « {{title}} » aura lieu à un autre moment. Le lien ci-dessous est personnel : il mène en coulisses.",
    button_label: "Aller en coulisses",
  },
  rehearsal_off: {
    subject: "Annulée : répétition de {{title}}",
    body: "La répétition de « {{title}} » n’aura pas lieu pour vous. L’entrée de votre agenda disparaît avec ce message.",
  },
  replay: {
    subject: "À revoir : {{title}}",
    preheader: "La rediffusion est disponible.",
    body: "Merci d’avoir participé à « {{title}} ». Vous pouvez le revoir par votre lien personnel ci-dessous.",
    button_label: "Voir la rediffusion",
  },
  missed: {
    subject: "Vous l’avez manqué, la rediffusion est là : {{title}}",
    preheader: "À regarder quand vous voulez.",
    body: "Vous nous avez manqué à « {{title}} ». Vous pouvez voir la rediffusion par votre lien personnel ci-dessous.",
    button_label: "Voir la rediffusion",
  },
};
