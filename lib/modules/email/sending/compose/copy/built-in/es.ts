import type { OwnWords } from "./own-words";

export const es: OwnWords = {
  dateOpen: "fecha por confirmar",
  before: "Fecha original",
  calendarNote: "Adjuntamos una invitación actualizada para tu calendario.",
  replayUntil: (until) => `La grabación está disponible hasta el ${until}.`,
  h24: {
    kicker: "Faltan 24 horas",
    subject: "Empieza en 24 horas: {{title}}",
    body: "«{{title}}» empieza en 24 horas. Usa tu enlace personal de abajo para unirte.",
  },
  h1: {
    kicker: "Falta 1 hora",
    subject: "Empieza en 1 hora: {{title}}",
    body: "«{{title}}» empieza en 1 hora. Usa tu enlace personal de abajo para unirte.",
  },
  live: {
    kicker: "Empieza ahora",
    subject: "Empieza ahora: {{title}}",
    body: "«{{title}}» empieza ahora. Usa tu enlace personal de abajo para unirte.",
  },
  changed: {
    kicker: "Nuevo horario",
    subject: "Nuevo horario: {{title}}",
    body: "«{{title}}» ha cambiado de fecha u hora. Tu inscripción y tu enlace personal siguen siendo válidos.",
  },
  opened: {
    kicker: "Aplazado",
    subject: "Aplazado: {{title}}",
    body: "«{{title}}» no se celebrará en la fecha anunciada. Tu inscripción y tu enlace personal siguen siendo válidos.",
  },
  dated: {
    kicker: "Ya hay fecha",
    subject: "Ya hay fecha: {{title}}",
    body: "«{{title}}» ya tiene fecha. Tu inscripción y tu enlace personal siguen siendo válidos.",
  },
  given_up: {
    kicker: "Inscripción cancelada",
    subject: "Inscripción cancelada: {{title}}",
    body: "Tu inscripción en «{{title}}» se ha cancelado y tu enlace personal ya no es válido. Este correo también quita el evento de tu calendario.",
  },
  cancelled: {
    kicker: "Cancelado",
    subject: "Cancelado: {{title}}",
    preheader: "Este evento no se celebrará.",
    body: "Lo sentimos: «{{title}}» se ha cancelado. No tienes que hacer nada.",
    button_label: "Ver la página del evento",
  },
  withdrawn: {
    kicker: "Suspendido por ahora",
    subject: "Suspendido por ahora: {{title}}",
    preheader: "Este evento no se celebrará como se anunció.",
    body: "Lo sentimos: «{{title}}» no se celebrará como se anunció. Si se fija una nueva fecha, tu inscripción seguirá siendo válida.",
    button_label: "Ver la página del evento",
  },
  guest_invite: {
    kicker: "Invitación al escenario",
    subject: "Invitación al escenario: {{title}}",
    body: "{{host}} te invita a participar en «{{title}}».",
    button_label: "Abrir mi página de backstage",
  },
  rehearsal_invite: {
    subject: "Ensayo: {{title}}",
    body: "{{organiser}} te invita al ensayo de «{{title}}». Usa tu enlace personal de abajo para entrar al backstage.",
    button_label: "Entrar al backstage",
  },
  rehearsal_moved: {
    subject: "Nuevo horario del ensayo: {{title}}",
    body: "El ensayo de «{{title}}» ha cambiado de fecha u hora. Usa tu enlace personal de abajo para entrar al backstage.",
    button_label: "Entrar al backstage",
  },
  rehearsal_off: {
    subject: "Ensayo cancelado: {{title}}",
    body: "Tu ensayo de «{{title}}» se ha cancelado. Este correo también lo quita de tu calendario.",
  },
  replay: {
    subject: "Ya puedes ver la grabación: {{title}}",
    preheader: "La grabación está disponible.",
    body: "¡Gracias por participar en «{{title}}»! La grabación está disponible. Usa tu enlace personal de abajo para verla.",
    button_label: "Ver la grabación",
  },
  missed: {
    subject: "Te echamos de menos: {{title}}",
    preheader: "La grabación está disponible.",
    body: "Sentimos que no pudieras asistir a «{{title}}». La grabación está disponible. Usa tu enlace personal de abajo para verla.",
    button_label: "Ver la grabación",
  },
};
