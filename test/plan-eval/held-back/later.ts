import { has } from "../has";
import { type EvalBrief, type EvalBriefInput, EvalBriefSchema } from "../schema";

const BRIEFS: EvalBriefInput[] = [
  {
    id: "en-later",
    in: "en",
    title: "Beekeeping after a hard winter",
    brief: `Team,

Quick brief for next week's stream (35 minutes, hard stop, the slot after us is booked).

Who: Prof. Helen Cartwright (Rothamsted Research) and Gary Pugh, who has kept bees in Dorset for thirty years. Nisha Patel is hosting as usual.
What we'd like: losses this winter and why, then feeding in March, then swarm control. Please show the two-minute hive film right after the intro. Ten minutes of live Q&A to close.
Please don't bring up the sponsorship row.

Thanks all
Tim`,
    facts: [
      has.minutes(35),
      has.guest("Helen Cartwright", { company: "Rothamsted" }),
      has.guest("Gary Pugh"),
      has.place("Gary Pugh"),
      has.lead("Nisha Patel"),
      has.noPerson("Tim"),
      has.wanted("video", { minutes: 2 }),
      has.wanted("questions", { minutes: 10 }),
      has.order({ says: ["losses"] }, { says: ["feeding"] }),
      has.order({ says: ["feeding"] }, { says: ["swarm"] }),
      has.hidden("sponsorship row"),
    ],
  },
  {
    id: "de-later",
    in: "de",
    title: "Haushaltsplan verständlich",
    brief: `Liebes Redaktionsteam,

die Sendung zum Haushalt soll eine Stunde und zehn Minuten dauern. Kämmerin Dr. Susanne Wolf stellt die Zahlen vor (25 Minuten), danach diskutiert sie mit Ratsherr Peter Lange und der Schülersprecherin Mia Vogel. Moderation: Olaf Krüger. Publikum sind Bürgerinnen und Bürger ohne Vorwissen. Bitte eine Abstimmung: Schwimmbad oder Stadtbücherei sanieren? Zum Schluss 15 Minuten Bürgerfragen. Die Personalie im Bauamt bleibt außen vor.

Beste Grüße
Heike Sommer`,
    facts: [
      has.minutes(70),
      has.guest("Susanne Wolf"),
      has.guest("Peter Lange"),
      has.guest("Mia Vogel"),
      has.place("Mia Vogel"),
      has.lead("Olaf Krüger"),
      has.noPerson("Heike Sommer"),
      has.wanted("poll", { says: ["Schwimmbad"] }),
      has.wanted("questions", { minutes: 15 }),
      has.audience("Bürgerinnen"),
      has.hidden("Personalie", "Bauamt"),
      has.language("de"),
    ],
  },
  {
    id: "fr-later",
    in: "fr",
    title: "Reprendre le vélo après 50 ans",
    brief: `émission de 40 min, jeudi 19h
- Docteur Alain Perrot, cardiologue : le coeur à l'effort
- Nadine Weber, 63 ans, a traversé la France : son récit
- atelier réglage de selle avec Karim (mécano), 8 min
- sondage : roulez-vous déjà chaque semaine ?
- 10 min pour les questions
animation Claire Dubois`,
    facts: [
      has.minutes(40),
      has.guest("Alain Perrot", { title: "cardiologue" }),
      has.guest("Nadine Weber"),
      has.lead("Claire Dubois"),
      has.wanted("poll", { says: ["chaque semaine"] }),
      has.wanted("questions", { minutes: 10 }),
      has.place("Nadine Weber"),
      has.order({ says: ["coeur"] }, { says: ["selle"] }),
      has.language("fr"),
    ],
  },
  {
    id: "es-later",
    in: "es",
    title: "Abrir una cafetería",
    brief: `18:00 Presentación (Marina Soler)
18:05 Entrevista: Javier Núñez, dueño de Café Norte
18:25 Números reales: alquiler, personal, leche
18:40 Preguntas
18:55 Despedida
19:00 Fin`,
    facts: [
      has.minutes(60),
      has.agenda(
        has.item(5, "presentación", "intro"),
        has.item(20, ["entrevista", "Javier"], "interview"),
        has.item(15, "números reales"),
        has.item(15, "preguntas", "qa"),
        has.item(5, "despedida", "outro"),
      ),
      has.guest("Javier Núñez", { title: "dueño" }),
      has.anyone("Marina Soler"),
      has.noTopic("Fin"),
      has.place("Javier Núñez"),
      has.language("es"),
    ],
  },
  {
    id: "pt-later",
    in: "pt",
    title: "Dormir melhor",
    brief: `Bom dia, Teresa. Confirmo: meia hora, na terça. A convidada é a neurologista Sofia Carvalho, do Hospital de São João, e eu faço as perguntas. Gostava de tocar em três pontos: ecrãs à noite, café, e o que fazer às três da manhã. Cinco minutos de perguntas no fim chegam. Sem demonstrações. É para pais de crianças pequenas. Ah, e parabéns pelo prémio! Rui Matos`,
    facts: [
      has.minutes(30),
      has.guest("Sofia Carvalho", { title: "neurologista" }),
      has.place("Sofia Carvalho"),
      has.noPerson("Teresa"),
      has.topic("ecrãs"),
      has.wanted("questions", { minutes: 5 }),
      has.no("demo"),
      has.audience("pais"),
      has.hidden("prémio"),
      has.language("pt"),
    ],
  },
  {
    id: "it-later",
    in: "it",
    title: "Compostaggio in condominio",
    brief: `durata 20 minuti
relatrice: Anna Ferraro, agronoma del Comune di Parma
punti: cosa buttare / odori / chi svuota
votazione: compostiera sì o no?
5 minuti di domande
per amministratori di condominio`,
    facts: [
      has.minutes(20),
      has.guest("Anna Ferraro", { title: "agronoma" }),
      has.place("Anna Ferraro"),
      has.order({ says: ["cosa buttare"] }, { says: ["odori"] }),
      has.order({ says: ["odori"] }, { says: ["svuota"] }),
      has.wanted("poll", { says: ["compostiera"] }),
      has.wanted("questions", { minutes: 5 }),
      has.audience("amministratori"),
      has.language("it"),
    ],
  },
  {
    id: "nl-later",
    in: "nl",
    title: "Werken met een hernia",
    brief: `Hoi Bas, zoals besproken: webinar van 45 minuten voor leidinggevenden. Bedrijfsarts Marloes Visser vertelt wat wel en niet kan, daarna doet fysiotherapeut Tom de Wit drie oefeningen voor. Jij doet de presentatie. Onderwerpen: terugkeer in stappen, de werkplek, het gesprek. Poll aan het begin: heb je zelf rugklachten? Kwartier vragen. Niks over de reorganisatie aub. Gr. Linda`,
    facts: [
      has.minutes(45),
      has.guest("Marloes Visser", { title: "bedrijfsarts" }),
      has.guest("Tom de Wit", { title: "fysiotherapeut" }),
      has.place("Tom de Wit"),
      has.audience("leidinggevenden"),
      has.wanted("poll", { says: ["rugklachten"] }),
      has.wanted("questions", { minutes: 15 }),
      has.order({ says: ["terugkeer"] }, { says: ["werkplek"] }),
      has.hidden("reorganisatie"),
      has.language("nl"),
    ],
  },
  {
    id: "ja-later",
    in: "ja",
    title: "防災を家族で考える",
    brief: `配信時間：40分
出演：防災士 森本健、保育園園長 井上さちこ
進行：藤田由美
話すこと：避難袋の中身、連絡方法、子どもへの伝え方
投票：避難袋を用意していますか？
最後の8分は質問コーナー
動画は使わない`,
    facts: [
      has.minutes(40),
      has.guest("森本健", { title: "防災士" }),
      has.guest("井上さちこ"),
      has.lead("藤田由美"),
      has.place("井上さちこ"),
      has.order({ says: ["避難袋"] }, { says: ["連絡方法"] }),
      has.wanted("poll", { says: ["避難袋"] }),
      has.wanted("questions", { minutes: 8 }),
      has.no("video"),
      has.language("ja"),
    ],
  },
];
/**
 * One in each language, written after the planner was improved with the help of the other held-back briefs.
 */
export const LATER: EvalBrief[] = BRIEFS.map((brief) => EvalBriefSchema.parse(brief));
