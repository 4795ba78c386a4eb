import { before, type ContentWords } from "./words";

export const GERMAN: ContentWords = {
  quoted: (text) => `„${text}“`,
  says: (name, quote) => `${name}: ${quote}`,
  someone: "Jemand auf der Bühne",
  people: (title, names) => `${before(title)} mit ${names}.`,
  topics: (topics) => `Im Programm: ${topics}.`,
  and: "und",
  chapters: "Kapitel",
  speakers: "Auf der Bühne",
  highlights: "Höhepunkte",
  replay: (url) => `Die Aufzeichnung ansehen: ${url}`,
  notAnswered: "Zu diesen Fragen sind wir nicht gekommen:",
  plain:
    "der die das den dem des ein eine einer einem einen eines und oder aber wenn dann also weil als von an bei für mit über in zu aus auf ab unter ist sind war waren sein bin hat haben hatte hatten wird werden wurde kann können konnte soll sollte muss müssen darf ich mich mir mein wir uns unser du dich dir ihr euch er ihn ihm sein sie es ihnen ihre dies diese dieser dieses jene da dort hier was welche wer wen wann wo warum wie alle jede jeder mehr meist andere manche kein keine nicht nur auch noch schon sehr so ja nein genau eigentlich vielleicht ganz mal halt eben doch man dass ob nach vor um durch gegen ohne bis seit wieder immer viel viele gut machen macht sagen gesagt sehen will wollen gibt geht".split(
      " ",
    ),
};
