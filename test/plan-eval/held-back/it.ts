import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Un museo, uno sportello dei consumatori, un conservatorio. */
export const ITALIAN: EvalBriefInput[] = [
  {
    id: "it-held-email",
    in: "it",
    title: "Il restauro raccontato da vicino",
    brief: `Gentile dottoressa Ferri,

a seguito della nostra telefonata le confermo la diretta di giovedì 20. Durata prevista: 55 minuti. Interverranno la restauratrice Giulia Moretti dell'Opificio di Firenze e lo storico dell'arte Paolo Venier. Modera la giornalista Chiara Basile. Ci rivolgiamo a insegnanti di scuola superiore.

Vorremmo iniziare con un breve video del laboratorio (4 minuti), poi parlare di come si pulisce una tavola del Quattrocento, di che cosa non si deve toccare e di quanto costa un restauro. Un quarto d'ora alle domande del pubblico.

Le chiedo di non citare lo sponsor, con cui la trattativa è ancora aperta.

Un caro saluto, e complimenti per la nipotina!
Sergio Landi
Ufficio comunicazione`,
    facts: [
      has.minutes(55),
      has.guest("Giulia Moretti", { title: "restauratrice", company: "Opificio" }),
      has.guest("Paolo Venier", { title: "storico dell'arte" }),
      has.place("Giulia Moretti"),
      has.place("Paolo Venier"),
      has.lead("Chiara Basile"),
      has.noPerson("Sergio Landi"),
      has.wanted("video", { minutes: 4 }),
      has.wanted("questions", { minutes: 15 }),
      has.audience("insegnanti"),
      has.hidden("sponsor", "trattativa", "nipotina"),
      has.order({ type: "video" }, { type: "qa" }),
      has.topic("tavola del Quattrocento", "quanto costa"),
      has.language("it"),
    ],
  },
  {
    id: "it-held-notes",
    in: "it",
    title: "La bolletta senza misteri",
    brief: `mezz'ora
ospite Davide Conti, Federconsumatori
voci della bolletta, mercato libero, truffe al telefono
sondaggio: quanti hanno cambiato fornitore?
domande 10'
niente demo, niente slide`,
    facts: [
      has.minutes(30),
      has.guest("Davide Conti", { company: "Federconsumatori" }),
      has.place("Davide Conti"),
      has.wanted("poll", { says: ["fornitore"] }),
      has.wanted("questions", { minutes: 10 }),
      has.no("demo"),
      has.order({ says: ["voci della bolletta"] }, { says: ["mercato libero"] }),
      has.order({ says: ["mercato libero"] }, { says: ["truffe"] }),
      has.noTopic("niente slide"),
      has.noHeadings(),
      has.script,
      has.language("it"),
    ],
  },
  {
    id: "it-held-agenda",
    in: "it",
    title: "Open day del conservatorio",
    brief: `Scaletta
ore 17:00 saluti della direttrice Elena Bruni
ore 17:10 visita ai laboratori (video)
ore 17:20 studiare composizione oggi, con Matteo Rinaldi
ore 17:45 dal vivo: due brani del quartetto Aura
ore 18:00 domande di famiglie e studenti
ore 18:20 come iscriversi, scadenze
ore 18:30 fine`,
    facts: [
      has.minutes(90),
      has.agenda(
        has.item(10, "saluti", "intro"),
        has.item(10, ["visita ai laboratori", "laboratori"], "video"),
        has.item(25, ["composizione", "Matteo Rinaldi"]),
        has.item(15, ["due brani", "quartetto", "dal vivo"]),
        has.item(20, "domande", "qa"),
        has.item(10, ["iscriversi", "scadenze"]),
      ),
      has.anyone("Elena Bruni", { title: "direttrice" }),
      has.guest("Matteo Rinaldi"),
      has.place("Matteo Rinaldi"),
      has.noPerson("Aura"),
      has.wanted("video"),
      has.noTopic("fine"),
      has.noRepeats,
      has.language("it"),
    ],
  },
];
