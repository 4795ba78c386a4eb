import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Eine Kreishandwerkerschaft, eine Verbraucherzentrale, ein Pflegenetzwerk. */
export const GERMAN: EvalBriefInput[] = [
  {
    id: "de-held-email",
    in: "de",
    title: "Azubis finden und halten",
    brief: `Guten Morgen Frau Lindner,

wie telefonisch besprochen hier die Eckpunkte für unser Online-Seminar am 12. März. Geplant sind 75 Minuten. Referentin ist Katharina Brandt, Ausbildungsleiterin bei den Stadtwerken Hanau; anschließend berichtet Malermeister Yusuf Demir aus Kassel, wie er in zwei Jahren fünf Azubis gewonnen hat. Durch das Programm führt unsere Kollegin Petra Vogt. Angesprochen sind Inhaberinnen und Inhaber kleiner Handwerksbetriebe.

Inhaltlich geht es darum, wo junge Leute heute suchen, um das erste Gespräch und um das Probearbeiten. Für Fragen planen Sie bitte 20 Minuten ein. Eine Pause brauchen wir nicht.

Vertraulich: Frau Brandt wechselt zum Sommer den Arbeitgeber, das darf auf keinen Fall vorkommen.

Übrigens, der Kuchen neulich war ausgezeichnet!

Mit freundlichen Grüßen
Jens Hartung
Kreishandwerkerschaft Main-Kinzig
Tel. 06181 555 210`,
    facts: [
      has.minutes(75),
      has.guest("Katharina Brandt", { title: "Ausbildungsleiterin", company: "Stadtwerken Hanau" }),
      has.guest("Yusuf Demir", { title: "Malermeister" }),
      has.place("Katharina Brandt"),
      has.place("Yusuf Demir"),
      has.lead("Petra Vogt"),
      has.noPerson("Jens Hartung"),
      has.noPerson("Lindner"),
      has.wanted("questions", { minutes: 20 }),
      has.no("break"),
      has.topic("Probearbeiten"),
      has.audience("Handwerksbetriebe"),
      has.hidden("wechselt", "Kuchen", "06181"),
      has.language("de"),
    ],
  },
  {
    id: "de-held-notes",
    in: "de",
    title: "Balkonkraftwerk für Anfänger",
    brief: `20 min, Do abend
Gast: Elif Sahin (Energieberaterin, Verbraucherzentrale)
- was darf ich ohne Anmeldung
- welcher Stecker
- rechnet sich das? Zahlen!
Umfrage: wer hat schon eins?
keine Produktnamen, kein Verkauf
davon 5 min Fragen am Schluss`,
    facts: [
      has.minutes(20),
      has.guest("Elif Sahin", { title: "Energieberaterin", company: "Verbraucherzentrale" }),
      has.place("Elif Sahin"),
      has.wanted("poll", { says: ["schon eins", "schon"] }),
      has.wanted("questions", { minutes: 5 }),
      has.order({ says: ["Anmeldung"] }, { says: ["Stecker"] }),
      has.order({ says: ["Stecker"] }, { type: "qa" }),
      has.noTopic("keine Produktnamen"),
      has.noTopic("kein Verkauf"),
      has.noRepeats,
      has.script,
      has.language("de"),
    ],
  },
  {
    id: "de-held-agenda",
    in: "de",
    title: "Jahrestagung Netzwerk Pflege",
    brief: `Ablauf Vormittag (Stand 3.2.)
09:00 Eröffnung, Geschäftsführerin Dr. Anne Kessler
09:10 Impulsvortrag: Personal halten statt suchen (Prof. Markus Thiel, Hochschule Fulda)
09:40 Gespräch mit zwei Pflegekräften: Nadja Roth und Emre Aydin
10:10 Kaffeepause
10:25 Werkstattbericht Dienstplan-App
10:55 Fragen aus dem Chat
11:15 Ausblick
11:20 Ende`,
    facts: [
      has.minutes(140),
      has.agenda(
        has.item(10, "Eröffnung", "intro"),
        has.item(30, "Personal halten"),
        has.item(30, ["Pflegekräften", "Gespräch"], "interview"),
        has.item(15, "Kaffeepause", "break"),
        has.item(30, ["Dienstplan-App", "Werkstattbericht"]),
        has.item(20, "Fragen", "qa"),
        has.item(5, "Ausblick", "outro"),
      ),
      has.anyone("Anne Kessler", { title: "Geschäftsführerin" }),
      has.guest("Markus Thiel", { company: "Hochschule Fulda" }),
      has.guest("Nadja Roth"),
      has.guest("Emre Aydin"),
      has.place("Emre Aydin"),
      has.noTopic("Stand 3.2"),
      has.noTopic("Ende"),
      has.noHeadings("Werkstattbericht Dienstplan-App"),
      has.language("de"),
    ],
  },
];
