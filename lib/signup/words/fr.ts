import type { SignupWords } from "./signup-words";

export const fr: SignupWords = {
  liveShow: "En direct",
  hostedBy: "Présenté par",
  host: "Présentation",
  dateOpen: "Date à venir",
  inZone: (zone) => `Afficher à l'heure de ${zone}`,
  inMyZone: "Afficher à mon heure",
  yourPlace: "Votre place",
  name: "Nom",
  email: "E-mail",
  submit: "Réserver ma place",
  submitWaitlist: "Rejoindre la liste d'attente",
  submitApproval: "Demander une place",
  sending: "Un instant…",
  proving:
    "Un instant : il y a tant d'inscriptions que votre navigateur prouve qu'il n'est pas un programme. Vous n'avez rien à faire.",
  consent: (sender) => `Envoyez-moi aussi des nouvelles de ${sender}. Je peux arrêter à tout moment.`,
  mailNote: "Nous vous envoyons votre lien personnel par e-mail.",
  approvalNote: "Chaque demande est examinée ; la réponse arrive par e-mail.",
  waitlistNote: "Toutes les places sont prises. Si l'une se libère, vous recevrez votre lien par e-mail.",
  fewPlaces: "Il reste quelques places.",
  testNote: "Événement de test : les e-mails sont interceptés et n'arrivent à personne.",
  about: "À propos",
  agenda: "Programme",
  speakers: "Sur scène",
  minutes: (count) => `${count} min`,
  onAir: "En direct",
  watchNow: "Regarder",
  closed: {
    not_open_yet: {
      title: "Pas encore ouvert",
      text: "Cet événement est en préparation. L'adresse restera la même.",
    },
    cancelled: { title: "Cet événement est annulé", text: "Vous n'avez rien à faire." },
    archived: { title: "Cet événement est archivé", text: "Il n'est plus possible de s'inscrire." },
    over: { title: "Cet événement est terminé", text: "Les inscriptions sont closes." },
    full: {
      title: "Toutes les places sont prises",
      text: "Les inscriptions sont closes pour l'instant. Une place peut encore se libérer.",
    },
    unavailable: {
      title: "Indisponible pour le moment",
      text: "Réessayez plus tard ou écrivez à l'organisation.",
    },
  },
  done: {
    confirmed: {
      title: "Votre place est réservée",
      text: "Votre lien personnel arrive par e-mail. Il vous fait entrer directement, sans rien installer.",
    },
    waitlisted: {
      title: "Vous êtes sur la liste d'attente",
      text: "Si une place se libère, vous recevrez votre lien par e-mail.",
    },
    pending_approval: {
      title: "Votre demande est envoyée",
      text: "Vous recevrez votre lien personnel par e-mail dès qu'elle sera acceptée.",
    },
    by_mail: {
      title: "Encore une étape",
      text: "Nous vous avons envoyé un e-mail. Ouvrez son lien dans les 24 heures et la place est à vous.",
    },
  },
  confirmByMail: {
    title: "Confirmez votre place",
    gone: "Ce lien est trop ancien ou a été modifié. Veuillez vous inscrire à nouveau.",
  },
  addToCalendar: "Ajouter au calendrier",
  calendarFile: "Apple et autres (.ics)",
  share: "Copier le lien à partager",
  copied: "Copié",
  changePlace: "Pour modifier ou annuler votre place, suivez le lien dans l'e-mail.",
  errors: {
    name: "Indiquez votre nom, s'il vous plaît.",
    email: "Cela ne ressemble pas à une adresse e-mail. Elle a la forme nom@example.com.",
    too_long: "C'est trop long.",
    rate_limited: "Trop d'essais d'un coup. Patientez une minute.",
    closed: "Les inscriptions ont été closes entre-temps.",
    offline: "Aucune réponse. Vérifiez votre connexion et réessayez.",
    other: "Cela n'a pas fonctionné. Réessayez.",
  },
};
