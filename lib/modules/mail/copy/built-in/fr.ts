import type { OwnWords } from "./own-words";

export const fr: OwnWords = {
  dateOpen: "date à venir",
  h24: {
    subject: "Demain : {{title}}",
    body: "Un rappel : « {{title}} » commence le {{date}}, {{time}} ({{time_zone}}). Le lien ci-dessous est personnel : il vous fait entrer directement.",
  },
  h1: {
    subject: "Dans une heure : {{title}}",
    body: "« {{title}} » commence dans une heure. Le lien ci-dessous est personnel : il vous fait entrer directement.",
  },
  live: {
    subject: "C’est parti : {{title}}",
    preheader: "L’événement a commencé.",
    body: "« {{title}} » a commencé. Entrez par votre lien personnel ci-dessous.",
  },
  changed: {
    subject: "Nouvelle date : {{title}}",
    body: "La date de « {{title}} » a changé. Nouveau début : {{starts_at}}. Votre place et votre lien personnel restent les mêmes.",
  },
  cancelled: {
    subject: "Annulé : {{title}}",
    preheader: "L’événement n’a pas lieu.",
    body: "« {{title}} » n’a pas lieu. Nous en sommes désolés. Vous n’avez rien à faire.",
    button_label: "Voir la page de l’événement",
  },
  guest_invite: {
    subject: "{{organiser}} vous invite : {{title}}",
    body: "{{organiser}} vous invite à participer à « {{title}} », {{starts_at}}. Le lien ci-dessous est personnel : il mène en coulisses, où vous pouvez essayer caméra et micro.",
    button_label: "Aller en coulisses",
  },
  rehearsal_invite: {
    subject: "Répétition : {{title}}",
    body: "{{organiser}} vous invite à la répétition de « {{title}} ». Le lien ci-dessous est personnel : il mène en coulisses.",
    button_label: "Aller en coulisses",
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
