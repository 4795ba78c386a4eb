import type { ReminderWords } from "./reminder-words";

export const es: ReminderWords = {
  subject: {
    h24: (title) => `En 24 horas: ${title}`,
    h1: (title) => `En una hora: ${title}`,
    live: (title) => `Empieza ahora: ${title}`,
    changed: (title) => `Nueva hora: ${title}`,
  },
  heading: {
    h24: "Faltan 24 horas",
    h1: "Falta una hora",
    live: "Empieza ahora",
    changed: "La hora ha cambiado",
  },
  lead: {
    h24: (title) => `«${title}» empieza en 24 horas. Tu enlace personal te lleva directamente.`,
    h1: (title) => `«${title}» empieza en una hora. Tu enlace personal te lleva directamente.`,
    live: (title) => `«${title}» está empezando. Entra con tu enlace personal.`,
    changed: (title) => `«${title}» tendrá lugar a otra hora. Tu plaza y tu enlace siguen igual.`,
  },
  opened: {
    subject: (title) => `Fecha abierta de nuevo: ${title}`,
    heading: "La fecha vuelve a estar abierta",
    lead: (title) => `«${title}» no tendrá lugar cuando dijimos. Tu plaza y tu enlace siguen igual.`,
  },
  dated: {
    subject: (title) => `Ya hay fecha: ${title}`,
    heading: "Ya hay fecha",
    lead: (title) => `«${title}» ya tiene fecha. Tu plaza y tu enlace siguen igual.`,
  },
  before: "Antes",
  calendarNote: "Adjuntamos tu entrada de calendario tal como está ahora.",
};
