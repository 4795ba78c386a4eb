import { listed } from "./listed";
import type { CopyWords } from "./words";

const quoted = (title: string): string => `«\u00a0${title}\u00a0»`;

export const fr: CopyWords = {
  quoted,
  role: { host: "Animation", guest: "Intervention" },
  dateOpen: "Date à venir",
  replay: "Le replay est en ligne",
  list: listed("fr"),
  speaks: {
    host: (title) => `J’anime ${quoted(title)}.`,
    guest: (title) => `J’interviens dans ${quoted(title)}.`,
  },
  spoke: {
    host: (title) => `J’ai animé ${quoted(title)}.`,
    guest: (title) => `J’ai participé à ${quoted(title)}.`,
  },
  isOn: {
    host: (name, title) => `${name} anime ${quoted(title)}.`,
    guest: (name, title) => `${name} intervient dans ${quoted(title)}.`,
  },
  wasOn: {
    host: (name, title) => `${name} a animé ${quoted(title)}.`,
    guest: (name, title) => `${name} a participé à ${quoted(title)}.`,
  },
  signature: {
    host: (title) => `J’anime ${quoted(title)}`,
    guest: (title) => `J’interviens dans ${quoted(title)}`,
  },
  mySegments: {
    one: (title) => `Mon intervention\u00a0: ${title}.`,
    many: (titles) => `Mes interventions\u00a0: ${titles}.`,
  },
  join: (title) => `Rejoignez-nous pour ${quoted(title)}.`,
  ended: (title) => `${quoted(title)}, c’est terminé. Merci d’avoir été là.`,
  program: (titles) => `Au programme\u00a0: ${titles}.`,
  with: (names) => `Avec ${names}.`,
  when: (date) => `Quand\u00a0: ${date}`,
  signUp: (url) => `Inscription\u00a0: ${url}`,
  watch: (url) => `Voir le replay\u00a0: ${url}`,
  email: {
    subject: "Votre kit promo pour {{title}}",
    opening:
      "Bonjour {{name}},\n\nvoici de quoi partager **{{title}}** ({{starts_at}})\u00a0: des images, des textes et un lien rien qu’à vous.",
    link: "Votre lien",
    pictures: "Images",
    files: "Images et vidéo",
    all: "Tout dans un fichier ZIP",
    texts: "Textes",
    until: (date) => `Les téléchargements sont disponibles jusqu’au ${date}.`,
    sizes: { square: "Carré", landscape: "Paysage", portrait: "Portrait", story: "Story" },
    teaser: "Vidéo teaser",
    places: {
      linkedin_post: "Pour LinkedIn",
      x_post: "Pour X",
      newsletter: "Pour une newsletter",
      email_signature: "Pour votre signature d’e-mail",
    },
  },
};
