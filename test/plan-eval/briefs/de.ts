import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Deutsch, mit und ohne Sie. */
export const GERMAN: EvalBriefInput[] = [
  {
    id: "de-line",
    in: "de",
    title: "Wärmepumpe im Altbau",
    brief:
      "Was im Altbau wirklich geht und was es kostet. 45-minütiges Gespräch mit Energieberater Jonas Thiel.",
    facts: [
      has.minutes(45),
      has.guest("Jonas Thiel", { title: "Energieberater" }),
      has.place("Jonas Thiel"),
      has.noPerson("Altbau"),
      has.topic("kostet", "Kosten"),
      has.questions(),
      has.noHeadings(),
      has.script,
      has.language("de"),
    ],
  },
  {
    id: "de-list",
    in: "de",
    title: "Vereinsheim neu gedacht",
    brief: `Infoabend für unsere Mitglieder
- Dauer 50 Min.
- Stand der Baugenehmigung
- was der Umbau kostet und wer zahlt
- Ablauf der nächsten Monate
- ohne Umfrage, das gab letztes Mal nur Streit
- bitte am Ende 10 Minuten für Fragen`,
    facts: [
      has.minutes(50),
      has.no("poll"),
      has.wanted("questions", { minutes: 10 }),
      has.audience("Mitglieder"),
      has.order({ says: ["Baugenehmigung"] }, { says: ["Umbau"] }),
      has.order({ says: ["nächsten Monate"] }, { type: "qa" }),
      has.hidden("Streit"),
      has.noHeadings("Ablauf", "Infoabend"),
      has.language("de"),
    ],
  },
  {
    id: "de-email",
    in: "de",
    title: "Ausbildung im Handwerk",
    brief: `Liebe Frau Krämer,

herzlichen Dank für das nette Telefonat gestern, und gute Besserung an Ihren Mann! Bei uns ist gerade Land unter, die halbe Abteilung liegt mit Grippe flach.

Wie besprochen möchten wir am 12. ein Webinar von 60 Minuten anbieten: Wie Betriebe heute noch Auszubildende finden. Zugesagt haben Meisterin Sabine Vogt (Inhaberin von Vogt Holzbau) und Emre Yıldız, Ausbildungsleiter bei der Stadtwerke Ulm GmbH. Zielgruppe sind kleine Betriebe mit bis zu 20 Leuten. Bitte keine Produktvorführung, das wirkt sonst wie Werbung. Eine Umfrage zum Einstieg fände ich schön: Woher kamen Ihre letzten Bewerbungen?

Unter uns: Herr Yıldız wechselt zum Sommer, das bitte nicht ansprechen.

Mit freundlichen Grüßen
Petra Lindner
Referentin Veranstaltungen
Handwerkskammer Musterstadt · Tel. 0731 5550-17`,
    facts: [
      has.minutes(60),
      has.guest("Sabine Vogt", { title: "Inhaberin", company: "Vogt Holzbau" }),
      has.guest("Emre Yıldız", { title: "Ausbildungsleiter", company: "Stadtwerke Ulm" }),
      has.place("Sabine Vogt"),
      has.noPerson("Krämer"),
      has.noPerson("Petra Lindner"),
      has.audience("kleine Betriebe"),
      has.no("demo"),
      has.wanted("poll", { says: ["Bewerbungen"] }),
      has.hidden("0731", "Grippe", "wechselt zum Sommer", "Besserung"),
    ],
  },
  {
    id: "de-agenda-minutes",
    in: "de",
    title: "Datenschutz ohne Drama",
    brief: `Ablauf:
1. Begrüßung – 5 min
2. Was sich 2027 ändert (RAin Miriam Scholl) – 20 min
3. Live-Demo: Auskunft in drei Klicks (Felix Brandt) – 10 min
4. Fragen – 8 min
5. Verabschiedung – 2 min`,
    facts: [
      has.minutes(45),
      has.agenda(
        has.item(5, "Begrüßung", "intro"),
        has.item(20, "2027"),
        has.item(10, ["Auskunft", "drei Klicks"], "demo"),
        has.item(8, "Fragen", "qa"),
        has.item(2, "Verabschiedung", "outro"),
      ),
      has.guest("Miriam Scholl"),
      has.guest("Felix Brandt"),
      has.place("Miriam Scholl"),
      has.wanted("demo", { minutes: 10 }),
      has.noPerson("Auskunft"),
      has.noHeadings("Begrüßung", "Verabschiedung", "Live-Demo"),
      has.language("de"),
    ],
  },
  {
    id: "de-clock",
    in: "de",
    title: "Bürgerdialog Nordbahnhof",
    brief: `18:30 Uhr Begrüßung durch Bürgermeisterin Ines Hartwig
18:40 Uhr Vorstellung der Pläne, Stadtplaner Ole Petersen
19:10 Uhr Pause
19:20 Uhr Fragen der Bürgerinnen und Bürger
19:50 Uhr Ausblick
20:00 Uhr Ende`,
    facts: [
      has.minutes(90),
      has.agenda(
        has.item(10, "Begrüßung", "intro"),
        has.item(30, ["Vorstellung der Pläne", "Pläne"]),
        has.item(10, "Pause", "break"),
        has.item(30, "Fragen", "qa"),
        has.item(10, "Ausblick", "outro"),
      ),
      has.anyone("Ines Hartwig", { title: "Bürgermeisterin" }),
      has.guest("Ole Petersen", { title: "Stadtplaner" }),
      has.place("Ole Petersen"),
      has.breaks(1),
      has.noTopic("Ende"),
      has.noHeadings("Pause", "Ausblick"),
      has.language("de"),
    ],
  },
  {
    id: "de-panel",
    in: "de",
    title: "Wem gehört die Innenstadt?",
    brief:
      "Podiumsdiskussion, eineinhalb Stunden. Moderation: Katja Reuter vom SWR. Auf dem Podium sitzen Dr. Ulf Wagner (Handelsverband), Architektin Nele Sommer und Can Aydın, der am Markt ein Café betreibt. Runde 1: Leerstand. Runde 2: Autos raus oder rein? Runde 3: Wohnen über dem Laden. Danach das Publikum.",
    facts: [
      has.minutes(90),
      has.lead("Katja Reuter", { company: "SWR" }),
      has.guest("Ulf Wagner", { company: "Handelsverband" }),
      has.guest("Nele Sommer", { title: "Architektin" }),
      has.guest("Can Aydın"),
      has.wanted("panel", { count: 3 }),
      has.order({ says: ["Leerstand"] }, { says: ["Autos"] }),
      has.order({ says: ["Wohnen"] }, { type: "qa" }),
      has.noRepeats,
      has.language("de"),
    ],
  },
  {
    id: "de-lightning",
    in: "de",
    title: "Git bisect",
    brief:
      "Kurzvortrag (7 Minuten!): Fehler finden mit git bisect. Keine Fragerunde, keine Vorstellungsrunde, direkt rein ins Thema.",
    facts: [
      has.minutes(7),
      has.parts(3),
      has.no("questions"),
      has.topic("Fehler"),
      has.noTopic("Vorstellungsrunde"),
      has.noPerson("Kurzvortrag"),
      has.script,
      has.language("de"),
    ],
  },
  {
    id: "de-workshop-half-day",
    in: "de",
    title: "Schreibwerkstatt Förderantrag",
    brief: `Halbtägiger Workshop, vier Stunden, 9 bis 13 Uhr, mit zwei Pausen. Leitung: Henrike Maas (freie Beraterin). Teilnehmende sind Ehrenamtliche aus Kulturvereinen, die noch nie einen Antrag geschrieben haben.

Themen:
* Förderer finden, die passen
* Ziele so beschreiben, dass man sie prüfen kann
* der Kostenplan
* gegenseitig lesen und verbessern

Bitte keine Blöcke über 45 Minuten.`,
    facts: [
      has.minutes(240),
      has.breaks(2),
      has.longest(45),
      has.anyone("Henrike Maas", { title: "Beraterin" }),
      has.audience("Ehrenamtliche"),
      has.order({ says: ["Förderer"] }, { says: ["Kostenplan"] }),
      has.noPerson("Leitung"),
      has.noRepeats,
      has.language("de"),
    ],
  },
  {
    id: "de-customer-story",
    in: "de",
    title: "Inventur in einer Nacht",
    brief: `Kundengeschichte: Wie die Baumarktkette Hölzl ihre Inventur von drei Tagen auf eine Nacht gebracht hat. Es erzählt Birgit Hölzl, Geschäftsführerin. Unser Gastgeber ist Stefan Klug, er stellt auch die Fragen. 35 Minuten, davon maximal 5 für unser Produkt. Erst die Geschichte, dann eine kurze Demo, zum Schluss Fragen.`,
    facts: [
      has.minutes(35),
      has.guest("Birgit Hölzl", { title: "Geschäftsführerin" }),
      has.lead("Stefan Klug"),
      has.place("Birgit Hölzl"),
      has.wanted("demo"),
      has.wanted("story", { says: ["Inventur"] }),
      has.order({ says: ["Birgit Hölzl", "Inventur", "Geschichte"] }, { type: "demo" }),
      has.order({ type: "demo" }, { type: "qa" }),
      has.noHeadings("Kundengeschichte"),
      has.language("de"),
    ],
  },
  {
    id: "de-contradiction",
    in: "de",
    title: "Homeoffice-Regeln",
    brief: `Erst dachten wir an 60 Minuten, dann an 45. Final sind es jetzt 30 Minuten, mehr bekommen wir von der Personalleitung nicht. Frau Dr. Anke Rot erklärt, was ab Januar gilt: wie viele Tage, welche Ausstattung, was im Ausland geht. Intern, nur für Beschäftigte. Der Betriebsrat hat noch nicht zugestimmt, also nichts versprechen!`,
    facts: [
      has.minutes(30),
      has.guest("Anke Rot"),
      has.place("Anke Rot"),
      has.audience("Beschäftigte"),
      has.topic("Ausstattung"),
      has.topic("Ausland"),
      has.hidden("Betriebsrat", "nichts versprechen"),
      has.questions(),
      has.language("de"),
    ],
  },
];
