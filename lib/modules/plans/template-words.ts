/** What the template says, in the languages it speaks. `{…}` are filled in. */
export interface TemplateWords {
  welcome: string;
  talk: string;
  part: string;
  interview: string;
  panel: string;
  qa: string;
  outro: string;
  openingNotes: string;
  closingNotes: string;
  introduce: string;
  guestQuestions: [string, string, string];
  topicQuestions: [string, string];
  audience: string;
  withGuests: string;
  saveSeat: string;
}

const en: TemplateWords = {
  welcome: "Welcome",
  talk: "The main story",
  part: "part {n}",
  interview: "In conversation with {name}",
  panel: "Panel: {names}",
  qa: "Your questions",
  outro: "Takeaways and goodbye",
  openingNotes: "Say hello, name the topic in one sentence and tell people how to ask questions.",
  closingNotes: "Repeat the three points worth keeping, thank everybody and say what comes next.",
  introduce: "Introduce {name}",
  guestQuestions: [
    "How did you come to this subject, {name}?",
    "What do most people get wrong about it?",
    "What should somebody try first next week?",
  ],
  topicQuestions: ["What brings you to “{title}” today?", "What would you like to take away?"],
  audience: "Ask your questions at any time",
  withGuests: "With {names}",
  saveSeat: "Save my seat",
};

const de: TemplateWords = {
  welcome: "Willkommen",
  talk: "Das Thema im Kern",
  part: "Teil {n}",
  interview: "Im Gespräch mit {name}",
  panel: "Runde: {names}",
  qa: "Eure Fragen",
  outro: "Fazit und Abschied",
  openingNotes: "Begrüßen, das Thema in einem Satz nennen und sagen, wie man Fragen stellt.",
  closingNotes: "Die drei wichtigsten Punkte wiederholen, allen danken und sagen, wie es weitergeht.",
  introduce: "{name} vorstellen",
  guestQuestions: [
    "Wie sind Sie zu diesem Thema gekommen, {name}?",
    "Was verstehen die meisten daran falsch?",
    "Was sollte man nächste Woche als Erstes ausprobieren?",
  ],
  topicQuestions: ["Was führt Sie heute zu „{title}“?", "Was möchten Sie mitnehmen?"],
  audience: "Fragen sind jederzeit willkommen",
  withGuests: "Mit {names}",
  saveSeat: "Platz sichern",
};

const fr: TemplateWords = {
  welcome: "Bienvenue",
  talk: "Le cœur du sujet",
  part: "partie {n}",
  interview: "Entretien avec {name}",
  panel: "Table ronde : {names}",
  qa: "Vos questions",
  outro: "À retenir et au revoir",
  openingNotes: "Saluer, dire le sujet en une phrase et expliquer comment poser des questions.",
  closingNotes: "Redire les trois points à retenir, remercier et annoncer la suite.",
  introduce: "Présenter {name}",
  guestQuestions: [
    "Comment êtes-vous arrivé à ce sujet, {name} ?",
    "Qu’est-ce que la plupart des gens comprennent mal ?",
    "Que faudrait-il essayer dès la semaine prochaine ?",
  ],
  topicQuestions: ["Qu’est-ce qui vous amène à « {title} » ?", "Qu’aimeriez-vous en retenir ?"],
  audience: "Posez vos questions à tout moment",
  withGuests: "Avec {names}",
  saveSeat: "Réserver ma place",
};

const es: TemplateWords = {
  welcome: "Bienvenida",
  talk: "El tema a fondo",
  part: "parte {n}",
  interview: "Conversación con {name}",
  panel: "Mesa: {names}",
  qa: "Vuestras preguntas",
  outro: "Conclusiones y despedida",
  openingNotes: "Saludar, decir el tema en una frase y explicar cómo hacer preguntas.",
  closingNotes: "Repetir las tres ideas principales, dar las gracias y contar lo que sigue.",
  introduce: "Presentar a {name}",
  guestQuestions: [
    "¿Cómo llegaste a este tema, {name}?",
    "¿Qué suele entender mal la mayoría?",
    "¿Qué conviene probar primero la semana que viene?",
  ],
  topicQuestions: ["¿Qué te trae hoy a «{title}»?", "¿Qué te gustaría llevarte?"],
  audience: "Haz tus preguntas cuando quieras",
  withGuests: "Con {names}",
  saveSeat: "Reservar mi plaza",
};

const WORDS: Record<string, TemplateWords> = { en, de, fr, es };

/** The words for a BCP 47 language; English where we do not speak it. */
export const templateWords = (language: string): TemplateWords =>
  WORDS[language.split("-")[0]?.toLowerCase() ?? ""] ?? en;

/** Puts values into `{…}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
