import { listed } from "./listed";
import type { CopyWords } from "./words";

const quoted = (title: string): string => `„${title}“`;

export const de: CopyWords = {
  quoted,
  role: { host: "Moderation", guest: "Zu Gast" },
  dateOpen: "Termin folgt",
  replay: "Jetzt die Aufzeichnung ansehen",
  list: listed("de"),
  speaks: {
    host: (title) => `Ich moderiere ${quoted(title)}.`,
    guest: (title) => `Ich bin bei ${quoted(title)} dabei.`,
  },
  spoke: {
    host: (title) => `Ich habe ${quoted(title)} moderiert.`,
    guest: (title) => `Ich war bei ${quoted(title)} dabei.`,
  },
  isOn: {
    host: (name, title) => `${name} moderiert ${quoted(title)}.`,
    guest: (name, title) => `${name} ist bei ${quoted(title)} dabei.`,
  },
  wasOn: {
    host: (name, title) => `${name} hat ${quoted(title)} moderiert.`,
    guest: (name, title) => `${name} war bei ${quoted(title)} dabei.`,
  },
  signature: {
    host: (title) => `Ich moderiere ${quoted(title)}`,
    guest: (title) => `Live dabei: ${quoted(title)}`,
  },
  mySegments: {
    one: (title) => `Mein Thema: ${title}.`,
    many: (titles) => `Meine Themen: ${titles}.`,
  },
  join: (title) => `Sei dabei: ${quoted(title)}.`,
  ended: (title) => `${quoted(title)} ist vorbei. Danke, dass ihr dabei wart.`,
  program: (titles) => `Das Programm: ${titles}.`,
  with: (names) => `Mit ${names}.`,
  when: (date) => `Wann: ${date}`,
  signUp: (url) => `Zur Anmeldung: ${url}`,
  watch: (url) => `Zur Aufzeichnung: ${url}`,
  email: {
    subject: "Dein Promo-Kit für {{title}}",
    opening:
      "Hallo {{name}},\n\nhier ist alles, womit du **{{title}}** ({{starts_at}}) teilen kannst: Bilder, Texte und dein eigener Link.",
    link: "Dein Link",
    pictures: "Bilder",
    files: "Bilder und Video",
    all: "Alles als ZIP-Datei",
    texts: "Texte",
    until: (date) => `Die Downloads sind bis ${date} verfügbar.`,
    sizes: { square: "Quadrat", landscape: "Querformat", portrait: "Hochformat", story: "Story" },
    teaser: "Teaser-Video",
    places: {
      linkedin_post: "Für LinkedIn",
      x_post: "Für X",
      newsletter: "Für einen Newsletter",
      email_signature: "Für deine E-Mail-Signatur",
    },
  },
};
