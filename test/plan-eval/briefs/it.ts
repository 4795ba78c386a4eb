import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Italiano, dal biglietto al programma. */
export const ITALIAN: EvalBriefInput[] = [
  {
    id: "it-line",
    in: "it",
    title: "Il pane fatto in casa",
    brief:
      "Diretta di 35 minuti con Elisa Conti, panettiera a Modena: il lievito madre spiegato a chi non ha tempo.",
    facts: [
      has.minutes(35),
      has.guest("Elisa Conti", { title: "panettiera" }),
      has.place("Elisa Conti"),
      has.noPerson("Modena"),
      has.topic("lievito madre"),
      has.questions(),
      has.noHeadings(),
      has.script,
      has.language("it"),
    ],
  },
  {
    id: "it-list",
    in: "it",
    title: "Aggiornamento ai soci",
    brief: `- durata 40 minuti
- bilancio 2026
- nuova sede di via Verdi
- calendario dei corsi
- sondaggio: meglio il sabato o la domenica?
- niente demo, il sito nuovo non è pronto
- ultimi 10 minuti per le domande`,
    facts: [
      has.minutes(40),
      has.no("demo"),
      has.wanted("poll", { says: ["sabato", "domenica"] }),
      has.wanted("questions", { minutes: 10 }),
      has.order({ says: ["bilancio"] }, { says: ["sede"] }),
      has.order({ says: ["corsi"] }, { type: "qa" }),
      has.noPerson("Verdi"),
      has.hidden("non è pronto"),
      has.language("it"),
    ],
  },
  {
    id: "it-email",
    in: "it",
    title: "Export per piccole cantine",
    brief: `Cara Silvia,

grazie mille per il panettone, è già finito! Qui piove da una settimana e mio suocero si è rotto il polso, quindi scusa il ritardo.

Allora, il webinar dura 60 minuti e parla di come una piccola cantina comincia a vendere all'estero. Ospiti: Giulio Ferri, responsabile export di Cantina Borgo Alto, e l'avvocata Serena Monti dello studio Monti & Soci. È rivolto ai produttori con meno di dieci dipendenti. Per favore prima la parte legale con Serena, poi l'esperienza di Giulio. Serve un sondaggio iniziale: in quali paesi vendete già?

Resta tra noi: Borgo Alto ha perso il distributore tedesco, non deve uscire.

A presto,
Daniela Greco
Ufficio eventi, Consorzio Colli
Tel. 0577 555 014`,
    facts: [
      has.minutes(60),
      has.guest("Giulio Ferri", { title: "responsabile export", company: "Cantina Borgo Alto" }),
      has.guest("Serena Monti", { title: "avvocata" }),
      has.order({ says: ["Serena Monti"] }, { says: ["Giulio Ferri"] }),
      has.noPerson("Silvia"),
      has.noPerson("Daniela Greco"),
      has.wanted("poll", { says: ["paesi"] }),
      has.audience("produttori"),
      has.hidden("panettone", "polso", "distributore tedesco", "0577 555 014"),
      has.language("it"),
    ],
  },
  {
    id: "it-agenda-minutes",
    in: "it",
    title: "Fotovoltaico condominiale",
    brief: `Scaletta
Saluti, 5 min
Come funziona la comunità energetica, ing. Paolo Riva, 20 min
Quanto si risparmia davvero, 10 min
Pausa, 5 min
Domande, 15 min
Chiusura, 5 min`,
    facts: [
      has.minutes(60),
      has.agenda(
        has.item(5, "saluti", "intro"),
        has.item(20, "comunità energetica"),
        has.item(10, "risparmia"),
        has.item(5, "pausa", "break"),
        has.item(15, "domande", "qa"),
        has.item(5, "chiusura", "outro"),
      ),
      has.guest("Paolo Riva"),
      has.place("Paolo Riva"),
      has.breaks(1),
      has.noHeadings("Saluti", "Chiusura", "Pausa"),
      has.noTopic("Scaletta"),
      has.language("it"),
    ],
  },
  {
    id: "it-clock",
    in: "it",
    title: "Open day del liceo",
    brief: `ore 17.00 benvenuto della preside, Anna Maria Testa
ore 17.10 i laboratori (video)
ore 17.20 la giornata tipo, prof. Marco Salvi
ore 17.45 due studenti: Sofia Neri e Leo Gatti
ore 18.05 domande dei genitori
ore 18.30 fine`,
    facts: [
      has.minutes(90),
      has.agenda(
        has.item(10, ["benvenuto", "Anna Maria Testa"], "intro"),
        has.item(10, "laboratori", "video"),
        has.item(25, "giornata tipo"),
        has.item(20, ["studenti", "Sofia Neri"]),
        has.item(25, "domande", "qa"),
      ),
      has.anyone("Anna Maria Testa", { title: "preside" }),
      has.guest("Marco Salvi"),
      has.guest("Sofia Neri"),
      has.guest("Leo Gatti"),
      has.place("Leo Gatti"),
      has.noTopic("fine"),
      has.language("it"),
    ],
  },
  {
    id: "it-panel",
    in: "it",
    title: "Chi racconta la montagna?",
    brief:
      "Tavola rotonda, un'ora e un quarto. Modera Federica Pace, giornalista di Radio Alpi. Con lei: Bruno Costa, guida alpina; Viola Fiore, scrittrice; Massimo Grandi, sindaco di Valchiara. Tre giri: il turismo mordi e fuggi, le scuole che chiudono, che cosa si può fare subito. Alla fine le domande del pubblico.",
    facts: [
      has.minutes(75),
      has.lead("Federica Pace", { title: "giornalista", company: "Radio Alpi" }),
      has.guest("Bruno Costa", { title: "guida alpina" }),
      has.guest("Viola Fiore", { title: "scrittrice" }),
      has.guest("Massimo Grandi", { title: "sindaco di Valchiara" }),
      has.wanted("panel", { count: 3 }),
      has.order({ says: ["turismo"] }, { says: ["scuole"] }),
      has.questions(),
      has.noRepeats,
      has.language("it"),
    ],
  },
  {
    id: "it-lightning",
    in: "it",
    title: "Un trucco per le riunioni",
    brief:
      "intervento lampo, 6 minuti, solo io. Un trucco per dimezzare le riunioni. Niente domande, niente sondaggi, niente giro di presentazioni.",
    facts: [
      has.minutes(6),
      has.parts(3),
      has.no("questions"),
      has.no("poll"),
      has.topic("riunioni"),
      has.noTopic("presentazioni"),
      has.script,
      has.language("it"),
    ],
  },
  {
    id: "it-workshop-half-day",
    in: "it",
    title: "Laboratorio di podcast",
    brief: `Laboratorio di mezza giornata: 4 ore, dalle 14 alle 18. Docente: Ilaria Marini, autrice radiofonica. Per bibliotecari che vogliono fare un podcast con poco.
Programma: trovare la voce; scrivere per l'orecchio; registrare con il telefono; montare.
Due pause da 15 minuti, e nessun blocco sopra i 40 minuti.`,
    facts: [
      has.minutes(240),
      has.longest(40),
      has.wanted("break", { count: 2, minutes: 30 }),
      has.anyone("Ilaria Marini", { title: "autrice" }),
      has.noPerson("Docente"),
      has.audience("bibliotecari"),
      has.order({ says: ["scrivere"] }, { says: ["montare"] }),
      has.noRepeats,
      has.language("it"),
    ],
  },
  {
    id: "it-launch",
    in: "it",
    title: "Arriva Filo 2",
    brief: `Lancio di Filo 2, 30 minuti in tutto. Conduce Marta Leoni. Prima il perché (5 min), poi la demo con Davide Sala, product manager (12 min), poi la testimonianza di una cliente, Rita Bassi della Tessitura Bassi (5 min), infine le domande (8 min). Non parliamo di prezzi.`,
    facts: [
      has.minutes(30),
      has.lead("Marta Leoni"),
      has.guest("Davide Sala", { title: "product manager" }),
      has.guest("Rita Bassi", { company: "Tessitura Bassi" }),
      has.wanted("demo", { minutes: 12 }),
      has.wanted("questions", { minutes: 8 }),
      has.order({ type: "demo" }, { says: ["Rita Bassi", "testimonianza"] }),
      has.noTopic("prezzi"),
      has.noHeadings("testimonianza"),
      has.language("it"),
    ],
  },
  {
    id: "it-many-people",
    in: "it",
    title: "La notte dei ricercatori",
    brief: `Un'ora e mezza, dodici ricercatori, circa cinque minuti a testa, conduce Chiara Valle:
Aldo Bianchi, Bice Rossi, Carlo Verdi, Dina Neri, Ezio Bruni, Fabia Gallo, Gino Serra, Ida Longo, Livio Marino, Mara Greco, Nino Rizzi, Olga Ferrara.
Una pausa a metà. Alla fine 15 minuti di domande.`,
    facts: [
      has.minutes(90),
      has.lead("Chiara Valle"),
      has.guest("Aldo Bianchi"),
      has.guest("Olga Ferrara"),
      has.place("Aldo Bianchi"),
      has.place("Fabia Gallo"),
      has.place("Olga Ferrara"),
      has.breaks(1),
      has.wanted("questions", { minutes: 15 }),
      has.noRepeats,
      has.language("it"),
    ],
  },
];
