import { listed } from "./listed";
import type { CopyWords } from "./words";

const quoted = (title: string): string => `«${title}»`;

export const es: CopyWords = {
  quoted,
  role: { host: "Presenta", guest: "Participa" },
  dateOpen: "Fecha por confirmar",
  replay: "Ya puedes ver la grabación",
  list: listed("es"),
  speaks: {
    host: (title) => `Presento ${quoted(title)}.`,
    guest: (title) => `Participo en ${quoted(title)}.`,
  },
  spoke: {
    host: (title) => `He presentado ${quoted(title)}.`,
    guest: (title) => `He participado en ${quoted(title)}.`,
  },
  isOn: {
    host: (name, title) => `${name} presenta ${quoted(title)}.`,
    guest: (name, title) => `${name} participa en ${quoted(title)}.`,
  },
  wasOn: {
    host: (name, title) => `${name} ha presentado ${quoted(title)}.`,
    guest: (name, title) => `${name} ha participado en ${quoted(title)}.`,
  },
  signature: {
    host: (title) => `Presento ${quoted(title)}`,
    guest: (title) => `Participo en ${quoted(title)}`,
  },
  mySegments: {
    one: (title) => `Mi parte: ${title}.`,
    many: (titles) => `Mis partes: ${titles}.`,
  },
  join: (title) => `Te esperamos en ${quoted(title)}.`,
  ended: (title) => `${quoted(title)} ha terminado. Gracias por acompañarnos.`,
  program: (titles) => `En el programa: ${titles}.`,
  with: (names) => `Con ${names}.`,
  when: (date) => `Cuándo: ${date}`,
  signUp: (url) => `Inscripción: ${url}`,
  watch: (url) => `Ver la grabación: ${url}`,
  email: {
    subject: "Tu kit de promoción para {{title}}",
    opening:
      "Hola, {{name}}:\n\naquí tienes todo para compartir **{{title}}** ({{starts_at}}): imágenes, textos y un enlace propio.",
    link: "Tu enlace",
    pictures: "Imágenes",
    files: "Imágenes y vídeo",
    all: "Todo en un archivo ZIP",
    texts: "Textos",
    until: (date) => `Las descargas están disponibles hasta el ${date}.`,
    sizes: { square: "Cuadrada", landscape: "Horizontal", portrait: "Vertical", story: "Historia" },
    teaser: "Vídeo avance",
    places: {
      linkedin_post: "Para LinkedIn",
      x_post: "Para X",
      newsletter: "Para un boletín",
      email_signature: "Para tu firma de correo",
    },
  },
};
