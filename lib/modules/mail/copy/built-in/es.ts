import type { OwnWords } from "./own-words";

export const es: OwnWords = {
  dateOpen: "fecha por anunciar",
  h24: {
    subject: "Mañana: {{title}}",
    body: "Te lo recordamos: «{{title}}» empieza el {{date}}, {{time}} ({{time_zone}}). El enlace de abajo es personal y te lleva directamente al evento.",
  },
  h1: {
    subject: "En una hora: {{title}}",
    body: "«{{title}}» empieza en una hora. El enlace de abajo es personal y te lleva directamente al evento.",
  },
  live: {
    subject: "Ya estamos en directo: {{title}}",
    preheader: "El evento ha empezado.",
    body: "«{{title}}» ha empezado. Entra con tu enlace personal de abajo.",
  },
  changed: {
    subject: "Nueva fecha: {{title}}",
    body: "La fecha de «{{title}}» ha cambiado. Ahora empieza: {{starts_at}}. Tu plaza y tu enlace personal siguen igual.",
  },
  cancelled: {
    subject: "Cancelado: {{title}}",
    preheader: "El evento no se celebra.",
    body: "«{{title}}» no se celebra. Lo sentimos. No tienes que hacer nada.",
    button_label: "Ver la página del evento",
  },
  guest_invite: {
    subject: "{{organiser}} te invita a {{title}}",
    body: "{{organiser}} te invita a participar en «{{title}}», {{starts_at}}. El enlace de abajo es personal: te lleva entre bastidores, donde puedes probar la cámara y el micrófono.",
    button_label: "Ir entre bastidores",
  },
  rehearsal_invite: {
    subject: "Ensayo: {{title}}",
    body: "{{organiser}} te invita al ensayo de «{{title}}». El enlace de abajo es personal y te lleva entre bastidores.",
    button_label: "Ir entre bastidores",
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
