import type { ConfirmationWords } from "./confirmation-words";

export const es: ConfirmationWords = {
  subject: {
    confirmed: (title) => `Tienes tu plaza: ${title}`,
    waitlisted: (title) => `Estás en la lista de espera: ${title}`,
    pending_approval: (title) => `Hemos recibido tu solicitud: ${title}`,
    held: (title) => `Hay una plaza libre para ti: ${title}`,
  },
  heading: {
    confirmed: "Tu plaza está confirmada",
    waitlisted: "Estás en la lista de espera",
    pending_approval: "Tu solicitud está en manos del anfitrión",
    held: "Hay una plaza libre para ti",
  },
  greeting: (name) => (name ? `Hola, ${name}:` : "Hola:"),
  lead: {
    confirmed: (title) =>
      `Te has inscrito en «${title}». El enlace de abajo es solo tuyo y te lleva directamente al evento.`,
    waitlisted: (title) =>
      `«${title}» está completo por ahora. Si queda una plaza libre, recibirás tu enlace personal por correo.`,
    pending_approval: (title) =>
      `El anfitrión revisa cada solicitud para «${title}». Cuando acepte la tuya, recibirás tu enlace personal por correo.`,
    held: (title, until) =>
      `Te toca en la lista de espera de «${title}». Te guardamos la plaza hasta ${until}; después pasa a la siguiente persona.`,
  },
  when: "Cuándo",
  dateOpen: "La fecha está por anunciar. Te escribiremos en cuanto se fije.",
  hostedBy: (host) => `Organiza: ${host}`,
  join: "Entrar en el evento",
  joinNote: "Se abre en tu navegador, sin instalar nada. No compartas este enlace, por favor.",
  take: "Aceptar mi plaza",
  calendarNote: "Adjuntamos una invitación para tu calendario.",
  addTo: "Añadir a",
  calendarFile: "Archivo de calendario",
  place: "Cambiar o cancelar mi plaza",
  reason: (host) =>
    `Recibes este correo porque alguien inscribió esta dirección en un evento de ${host}. Si no fuiste tú, cancela la plaza y no volveremos a escribirte sobre ello.`,
  chooseMails: "Elegir o dejar de recibir estos correos",
  calendarText: "Tu enlace personal:",
};
