import type { OwnWords } from "./own-words";

export const fr: OwnWords = {
  dateOpen: "date à venir",
  before: "Initialement",
  calendarNote: "Une invitation mise à jour pour votre agenda est jointe à cet e-mail.",
  replayUntil: (until) => `Le replay est disponible jusqu’au ${until}.`,
  h24: {
    kicker: "Plus que 24 heures",
    subject: "Dans 24 heures : {{title}}",
    body: "« {{title}} » commence dans 24 heures. Utilisez votre lien personnel ci-dessous pour participer.",
  },
  h1: {
    kicker: "Plus qu’une heure",
    subject: "Dans une heure : {{title}}",
    body: "« {{title}} » commence dans une heure. Utilisez votre lien personnel ci-dessous pour participer.",
  },
  live: {
    kicker: "C’est parti",
    subject: "C’est parti : {{title}}",
    body: "« {{title}} » commence maintenant. Utilisez votre lien personnel ci-dessous pour participer.",
  },
  changed: {
    kicker: "Nouvel horaire",
    subject: "Nouvel horaire : {{title}}",
    body: "« {{title}} » a été reprogrammé. Votre inscription et votre lien personnel restent valables.",
  },
  opened: {
    kicker: "Reporté",
    subject: "Reporté : {{title}}",
    body: "« {{title}} » n’aura pas lieu à la date annoncée. Votre inscription et votre lien personnel restent valables.",
  },
  dated: {
    kicker: "La date est fixée",
    subject: "La date est fixée : {{title}}",
    body: "La date de « {{title}} » est fixée. Votre inscription et votre lien personnel restent valables.",
  },
  given_up: {
    kicker: "Inscription annulée",
    subject: "Inscription annulée : {{title}}",
    body: "Votre inscription à « {{title}} » a été annulée et votre lien personnel n’est plus valable. Cet e-mail retire aussi l’événement de votre agenda.",
  },
  cancelled: {
    kicker: "Annulé",
    subject: "Annulé : {{title}}",
    preheader: "Cet événement n’aura pas lieu.",
    body: "Malheureusement, « {{title}} » est annulé. Vous n’avez rien à faire.",
    button_label: "Voir la page de l’événement",
  },
  withdrawn: {
    kicker: "Suspendu",
    subject: "Suspendu : {{title}}",
    preheader: "Cet événement n’aura pas lieu comme annoncé.",
    body: "Malheureusement, « {{title}} » n’aura pas lieu comme annoncé. Si une nouvelle date est fixée, votre inscription restera valable.",
    button_label: "Voir la page de l’événement",
  },
  guest_invite: {
    kicker: "Invitation sur scène",
    subject: "Invitation sur scène : {{title}}",
    body: "{{host}} vous invite à intervenir dans « {{title}} ».",
    button_label: "Accéder aux coulisses",
  },
  rehearsal_invite: {
    subject: "Répétition : {{title}}",
    body: "{{organiser}} vous invite à la répétition de « {{title}} ». Utilisez votre lien personnel ci-dessous pour accéder aux coulisses.",
    button_label: "Accéder aux coulisses",
  },
  rehearsal_moved: {
    subject: "Nouvel horaire de la répétition : {{title}}",
    body: "La répétition de « {{title}} » a été reprogrammée. Utilisez votre lien personnel ci-dessous pour accéder aux coulisses.",
    button_label: "Accéder aux coulisses",
  },
  rehearsal_off: {
    subject: "Répétition annulée : {{title}}",
    body: "Votre répétition de « {{title}} » est annulée. Cet e-mail la retire aussi de votre agenda.",
  },
  replay: {
    subject: "Le replay est disponible : {{title}}",
    preheader: "Regardez-le quand vous voulez.",
    body: "Merci d’avoir participé à « {{title}} » ! Le replay est disponible. Utilisez votre lien personnel ci-dessous pour le regarder.",
    button_label: "Voir le replay",
  },
  missed: {
    subject: "Vous nous avez manqué : {{title}}",
    preheader: "Le replay est disponible.",
    body: "Nous regrettons que vous n’ayez pas pu assister à « {{title}} ». Le replay est disponible. Utilisez votre lien personnel ci-dessous pour le regarder.",
    button_label: "Voir le replay",
  },
};
