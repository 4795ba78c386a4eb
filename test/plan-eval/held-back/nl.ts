import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Een vakblad, een fietsenwinkel, een zorgorganisatie. */
export const DUTCH: EvalBriefInput[] = [
  {
    id: "nl-held-email",
    in: "nl",
    title: "Later begint vandaag",
    brief: `Beste Karin,

Leuk je gisteren gesproken te hebben, en beterschap met je knie! Even op een rij:

Het wordt een uitzending van een uur en een kwartier. Te gast zijn Sander Hoekstra, pensioenadviseur bij Vaart Advies, en fotograaf Lotte van Dam, die pas op haar vijfenveertigste begon met sparen. Ilse Bakker presenteert. De doelgroep: zelfstandigen zonder personeel.

We willen het hebben over hoeveel je echt nodig hebt, over lijfrente en over beleggen met een klein bedrag. Graag halverwege een pauze van tien minuten en aan het eind twintig minuten voor vragen. Geen verkooppraatje.

Onder ons: Sander gaat binnenkort weg bij Vaart, dus houd het algemeen.

Groet,
Wouter`,
    facts: [
      has.minutes(75),
      has.guest("Sander Hoekstra", { title: "pensioenadviseur", company: "Vaart Advies" }),
      has.guest("Lotte van Dam", { title: "fotograaf" }),
      has.place("Sander Hoekstra"),
      has.place("Lotte van Dam"),
      has.lead("Ilse Bakker"),
      has.noPerson("Karin"),
      has.noPerson("Wouter"),
      has.wanted("break", { minutes: 10 }),
      has.wanted("questions", { minutes: 20 }),
      has.audience("zelfstandigen"),
      has.topic("lijfrente"),
      has.hidden("knie", "binnenkort weg"),
      has.language("nl"),
    ],
  },
  {
    id: "nl-held-notes",
    in: "nl",
    title: "Je fiets winterklaar",
    brief: `25 min
Mo Achterberg, fietsenmaker in Utrecht
banden - ketting - verlichting
korte demo ketting smeren 5 min
poll: hoe vaak poets jij je fiets?
vragen 5 min
geen merken noemen`,
    facts: [
      has.minutes(25),
      has.guest("Mo Achterberg", { title: "fietsenmaker" }),
      has.place("Mo Achterberg"),
      has.noPerson("Utrecht"),
      has.wanted("demo", { minutes: 5 }),
      has.wanted("poll", { says: ["hoe vaak", "poets"] }),
      has.wanted("questions", { minutes: 5 }),
      has.order({ says: ["banden"] }, { says: ["ketting"] }),
      has.order({ says: ["ketting"] }, { says: ["verlichting"] }),
      has.noTopic("geen merken"),
      has.script,
      has.language("nl"),
    ],
  },
  {
    id: "nl-held-agenda",
    in: "nl",
    title: "Kennissessie wijkverpleging",
    brief: `Draaiboek
0:00 welkom door Anouk Smit (dagvoorzitter) – 5 min
0:05 casus: een valpartij thuis – Fatima El Idrissi, wijkverpleegkundige – 15 min
0:20 in gesprek met huisarts Peter de Groot – 20 min
0:40 pauze – 10 min
0:50 stellingen via de poll – 10 min
1:00 vragen – 20 min
1:20 afronding – 5 min`,
    facts: [
      has.minutes(85),
      has.agenda(
        has.item(5, "welkom", "intro"),
        has.item(15, ["valpartij", "casus"]),
        has.item(20, ["in gesprek", "Peter de Groot"], "interview"),
        has.item(10, "pauze", "break"),
        has.item(10, ["stellingen", "poll"], "poll"),
        has.item(20, "vragen", "qa"),
        has.item(5, "afronding", "outro"),
      ),
      has.lead("Anouk Smit"),
      has.guest("Fatima El Idrissi", { title: "wijkverpleegkundige" }),
      has.guest("Peter de Groot", { title: "huisarts" }),
      has.place("Fatima El Idrissi"),
      has.place("Peter de Groot"),
      has.wanted("poll"),
      has.noHeadings("Draaiboek", "afronding"),
      has.language("nl"),
    ],
  },
];
