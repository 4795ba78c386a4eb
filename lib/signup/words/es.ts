import type { SignupWords } from "./signup-words";

export const es: SignupWords = {
  liveShow: "En directo",
  hostedBy: "Presenta",
  host: "Presenta",
  dateOpen: "Fecha por anunciar",
  inZone: (zone) => `Ver en la hora de ${zone}`,
  inMyZone: "Ver en mi hora",
  yourPlace: "Tu plaza",
  name: "Nombre",
  email: "Correo electrónico",
  submit: "Reservar mi plaza",
  submitWaitlist: "Entrar en la lista de espera",
  submitApproval: "Pedir una plaza",
  sending: "Un momento…",
  proving:
    "Un momento: se inscribe tanta gente que tu navegador demuestra que no es un programa. No tienes que hacer nada.",
  consent: (sender) => `Enviadme también novedades de ${sender}. Puedo darme de baja cuando quiera.`,
  mailNote: "Te enviamos tu enlace personal por correo.",
  approvalNote: "Quien presenta mira cada solicitud y responde por correo.",
  waitlistNote: "No quedan plazas. Si se libera una, recibirás tu enlace por correo.",
  fewPlaces: "Quedan pocas plazas.",
  testNote: "Evento de prueba: los correos se capturan y no llegan a nadie.",
  about: "De qué va",
  agenda: "Programa",
  speakers: "En el escenario",
  minutes: (count) => `${count} min`,
  onAir: "En directo",
  watchNow: "Ver ahora",
  closed: {
    not_open_yet: {
      title: "Todavía no está abierto",
      text: "Este evento se está preparando. La dirección seguirá siendo la misma.",
    },
    cancelled: { title: "Este evento se ha cancelado", text: "No tienes que hacer nada." },
    archived: { title: "Este evento está archivado", text: "Ya no es posible inscribirse." },
    over: { title: "Este evento ha terminado", text: "La inscripción está cerrada." },
    full: {
      title: "No quedan plazas",
      text: "La inscripción está cerrada por ahora. Quizá se libere una plaza.",
    },
    unavailable: {
      title: "No disponible en este momento",
      text: "Inténtalo más tarde o pregunta a quien presenta.",
    },
  },
  done: {
    confirmed: {
      title: "Tienes tu plaza",
      text: "Tu enlace personal va de camino por correo. Te lleva directamente al evento, sin instalar nada.",
    },
    waitlisted: {
      title: "Estás en la lista de espera",
      text: "Si se libera una plaza, recibirás tu enlace por correo.",
    },
    pending_approval: {
      title: "Tu solicitud está enviada",
      text: "Recibirás tu enlace personal por correo cuando se acepte.",
    },
    by_mail: {
      title: "Falta un paso",
      text: "Te hemos enviado un correo. Abre su enlace antes de un día y la plaza es tuya.",
    },
  },
  confirmByMail: {
    title: "Confirma tu plaza",
    gone: "Este enlace es demasiado antiguo o se ha modificado. Inscríbete de nuevo.",
  },
  addToCalendar: "Añadir al calendario",
  calendarFile: "Apple y otros (.ics)",
  share: "Copiar enlace para compartir",
  copied: "Copiado",
  changePlace: "Para cambiar o cancelar tu plaza, usa el enlace del correo.",
  errors: {
    name: "Dinos tu nombre, por favor.",
    email: "No parece una dirección de correo. Tiene la forma nombre@example.com.",
    too_long: "Es demasiado largo.",
    rate_limited: "Han sido muchos intentos. Espera un minuto, por favor.",
    closed: "La inscripción se ha cerrado entretanto.",
    offline: "No ha llegado respuesta. Comprueba tu conexión e inténtalo de nuevo.",
    other: "No ha funcionado. Inténtalo de nuevo.",
  },
};
