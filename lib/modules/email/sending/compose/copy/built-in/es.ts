import type { OwnWords } from "./own-words";

export const es: OwnWords = {
  dateOpen: "fecha por anunciar",
  before: "Antes",
  calendarNote: "Adjuntamos tu entrada de calendario tal como está ahora.",
  h24: {
    kicker: "Faltan 24 horas",
    subject: "En 24 horas: {{title}}",
    body: "«{{title}}» empieza en 24 horas. Tu enlace personal te lleva directamente.",
  },
  h1: {
    kicker: "Falta una hora",
    subject: "En una hora: {{title}}",
    body: "«{{title}}» empieza en una hora. Tu enlace personal te lleva directamente.",
  },
  live: {
    kicker: "Empieza ahora",
    subject: "Empieza ahora: {{title}}",
    body: "«{{title}}» está empezando. Entra con tu enlace personal.",
  },
  changed: {
    kicker: "La hora ha cambiado",
    subject: "Nueva hora: {{title}}",
    body: "«{{title}}» tendrá lugar a otra hora. Tu plaza y tu enlace siguen igual.",
  },
  opened: {
    kicker: "La fecha vuelve a estar abierta",
    subject: "Fecha abierta de nuevo: {{title}}",
    body: "«{{title}}» no tendrá lugar cuando dijimos. Tu plaza y tu enlace siguen igual.",
  },
  dated: {
    kicker: "Ya hay fecha",
    subject: "Ya hay fecha: {{title}}",
    body: "«{{title}}» ya tiene fecha. Tu plaza y tu enlace siguen igual.",
  },
  given_up: {
    kicker: "Tu plaza está cancelada",
    subject: "Tu plaza está cancelada: {{title}}",
    body: "Tu plaza en «{{title}}» está cancelada, y con ella tu enlace personal. La entrada de tu calendario se retira con este correo.",
  },
  cancelled: {
    kicker: "Cancelado",
    subject: "Cancelado: {{title}}",
    preheader: "El evento no se celebra.",
    body: "«{{title}}» no se celebra. Lo sentimos. No tienes que hacer nada.",
    button_label: "Ver la página del evento",
  },
  withdrawn: {
    kicker: "Fuera de línea por ahora",
    subject: "Fuera de línea por ahora: {{title}}",
    preheader: "El evento no se celebra como se anunció.",
    body: "«{{title}}» está fuera de línea por ahora y no se celebra como se anunció. Lo sentimos. Tu plaza sigue siendo tuya si se vuelve a abrir.",
    button_label: "Ver la página del evento",
  },
  guest_invite: {
    kicker: "Te invitan al escenario",
    subject: "Invitación al escenario: {{title}}",
    body: "{{host}} quiere contar contigo como invitado en «{{title}}».",
    button_label: "Abrir mi página de backstage",
  },
  rehearsal_invite: {
    subject: "Ensayo: {{title}}",
    body: "{{organiser}} te invita al ensayo de «{{title}}». El enlace de abajo es personal y te lleva entre bastidores.",
    button_label: "Ir entre bastidores",
  },
  rehearsal_moved: {
    subject: "Nueva hora: ensayo de {{title}}",
    body: "El ensayo de «{{title}}» tendrá lugar a otra hora. El enlace de abajo es personal y te lleva entre bastidores.",
    button_label: "Ir entre bastidores",
  },
  rehearsal_off: {
    subject: "Cancelado: ensayo de {{title}}",
    body: "El ensayo de «{{title}}» no tendrá lugar para ti. La entrada de tu calendario se va con este correo.",
  },
  replay: {
    subject: "Vuelve a verlo: {{title}}",
    preheader: "La grabación ya está disponible.",
    body: "Gracias por asistir a «{{title}}». Puedes volver a verlo con tu enlace personal de abajo.",
    button_label: "Ver la grabación",
  },
  missed: {
    subject: "Te lo perdiste, aquí está la grabación: {{title}}",
    preheader: "Puedes verla cuando quieras.",
    body: "Te echamos de menos en «{{title}}». Puedes ver la grabación con tu enlace personal de abajo.",
    button_label: "Ver la grabación",
  },
};
