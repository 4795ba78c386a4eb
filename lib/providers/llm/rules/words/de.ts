import type { Words } from "./words";

export const de: Words = {
  welcome: ["Willkommen, und was Sie mitnehmen"],
  outro: ["Was bleibt, und auf Wiedersehen"],
  qa: ["Ihre Fragen"],
  interview: ["{topic}, mit {name}", "{name} über {topic}", "Im Gespräch mit {name}: {topic}"],
  talk: ["{topic}", "{topic} von innen", "{topic}: worauf es ankommt"],
  demo: ["Live gezeigt: {topic}"],
  panel: ["Runder Tisch: {topic}"],
  poll: ["Wo stehen Sie?"],
  hotTake: ["Steile These: {topic}"],
  openingScript:
    "Schön, dass Sie da sind. Das ist „{title}“, und in den nächsten {minutes} Minuten geht es um {topics}.{guests} Stellen Sie Ihre Fragen, sobald sie auftauchen; wir lesen alle.",
  outroScript:
    "Das war „{title}“. Wenn Sie eines mitnehmen, dann das: {point}. Danke für Ihre Fragen{thanks}, und bis zum nächsten Mal.",
  qaScript:
    "Jetzt sind Sie dran. Ich beginne mit der Frage, die den meisten gefiel; schicken Sie gern weitere.",
  segmentScript:
    "Kommen wir zu {topic}. Erst das Bild von heute, dann was sich ändert, dann was Sie tun können.",
  interviewScript: "Ich freue mich sehr auf {name}{about}. {name}, sprechen wir über {topic}.",
  demoScript: "Genug Folien. So läuft {topic} wirklich. Ich sage, was ich klicke und warum.",
  panelScript: "Jeder hat drei Minuten zum Einstieg, dann dürfen Sie sich widersprechen. Das Thema: {topic}.",
  openingNotes:
    "Das Versprechen der Sendung in einem Satz, wie lange sie dauert und wo man Fragen stellt. Vor dem ersten Wort lächeln.",
  interviewNotes:
    "{name}{about} vorstellen. Mit einer Geschichte beginnen, dann zum Wie. Zwei Minuten für eine Frage aus dem Publikum lassen.",
  topicNotes: "Ein Gedanke, ein Beispiel, etwas zum Ausprobieren. Den Gedanken am Ende wiederholen.",
  demoNotes: "Die Demo vor der Sendung öffnen und anmelden; eine Aufnahme bereithalten, falls sie ausfällt.",
  qaNotes: "Name und Frage vorlesen. Kurz antworten; bei langen Fragen nachreichen.",
  outroNotes: "Die Kernpunkte wiederholen, allen namentlich danken, sagen, was wann folgt.",
  keyPoint: "Dieser Punkt soll sitzen: {point}",
  topicQuestions: [
    "Wie sieht {topic} bei Ihnen ehrlich gesagt aus?",
    "Was ist der häufigste Fehler bei {topic}?",
    "Wer am Montag mit {topic} anfängt: was ist der erste Schritt?",
    "Was haben Sie über {topic} geglaubt, das sich als falsch herausstellte?",
    "Woran merken Sie, dass {topic} funktioniert?",
  ],
  guestQuestions: [
    "{name}, wann wurde {topic} zu Ihrem Problem?",
    "{name}, was würden Sie bei {topic} heute anders machen?",
    "{name}, auf welche Zahl achten Sie bei {topic} am meisten?",
    "{name}, wer sollte das besser lassen, und warum?",
    "{name}, welches Beispiel für {topic} erzählen Sie immer wieder?",
    "{name}, was bringt das nächste Jahr für {topic}?",
  ],
  panelQuestions: [
    "Wo sind Sie sich bei {topic} nicht einig?",
    "Womit würden Sie morgen aufhören?",
    "Welcher Rat zu {topic} ist überholt?",
  ],
  audienceQuestions: [
    "Was führt Sie heute zu „{title}“?",
    "Was ist Ihre größte offene Frage zu {topic}?",
    "Was haben Sie schon versucht?",
  ],
  pollQuestion: "Was davon ist Ihnen gerade am wichtigsten?",
  pollFallback: "Wie weit sind Sie bei {topic}?",
  pollLevels: ["Ganz am Anfang", "Wir probieren aus", "Jeden Tag dabei", "Ich bringe es anderen bei"],
  nextUp: "Gleich: {topic}",
  withGuests: "Mit {names}",
  askAnytime: "Fragen sind jederzeit willkommen: wir lesen alle",
  takeaway: "Zum Mitnehmen: {point}",
  emceeOpen: "Meine Damen und Herren, das ist „{title}“. Begrüßen Sie mit mir{host}!",
  emceeGuest: "Jetzt bei uns: {name}{about}!",
  emceeClose: "Das war „{title}“. Danke, dass Sie dabei waren!",
  sub: "In {minutes} Minuten {verb} {names} über {topics}.",
  subNoGuests: "In {minutes} Minuten: {topics}.",
  forAudience: "Für {audience}.",
  cta: "Platz sichern",
  and: "und",
  minutes: "{n} Minuten",
};
