import type { ConfirmationWords } from "./confirmation-words";

export const es: ConfirmationWords = {
  subject: {
    confirmed: (title) => `Inscripción confirmada: ${title}`,
    waitlisted: (title) => `Estás en la lista de espera: ${title}`,
    pending_approval: (title) => `Solicitud recibida: ${title}`,
    held: (title) => `Se ha liberado una plaza: ${title}`,
  },
  heading: {
    confirmed: "Tu inscripción está confirmada",
    waitlisted: "Estás en la lista de espera",
    pending_approval: "Pendiente de aprobación",
    held: "Se ha liberado una plaza para ti",
  },
  greeting: (name) => (name ? `Hola, ${name}:` : "Hola:"),
  lead: {
    confirmed: (title) =>
      `Tu inscripción en «${title}» está confirmada. Usa tu enlace personal de abajo para unirte.`,
    waitlisted: (title) =>
      `«${title}» está completo en este momento. Si se libera una plaza, te avisaremos por correo enseguida.`,
    pending_approval: (title) =>
      `El anfitrión revisa cada solicitud para «${title}». En cuanto apruebe la tuya, te enviaremos tu enlace personal por correo.`,
    held: (title, until) =>
      `Es tu turno en la lista de espera de «${title}». Te reservamos una plaza hasta el ${until}. Después pasará a la siguiente persona.`,
  },
  when: "Cuándo",
  dateOpen: "Fecha por confirmar. Te avisaremos por correo en cuanto la sepamos.",
  hostedBy: (host) => `Organizado por ${host}`,
  join: "Unirse al evento",
  joinNote: "Se abre en tu navegador, sin instalar nada. Este enlace es solo para ti: no lo compartas.",
  take: "Confirmar mi plaza",
  calendarNote: "Adjuntamos una invitación para tu calendario.",
  addTo: "O añádelo a",
  calendarFile: "Archivo de calendario",
  place: "Cambiar o cancelar la inscripción",
  reason: (host) =>
    `Recibes este correo porque alguien usó esta dirección para inscribirse en un evento de ${host}. ¿No fuiste tú? Cancela la inscripción y no recibirás más correos sobre este evento.`,
  chooseEmails: "Gestionar preferencias de correo",
  calendarText: "Tu enlace personal:",
};
