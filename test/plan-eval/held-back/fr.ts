import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Un syndicat de vignerons, une mairie, un cabinet de ressources humaines. */
export const FRENCH: EvalBriefInput[] = [
  {
    id: "fr-held-email",
    in: "fr",
    title: "Vendre son vin sans intermédiaire",
    brief: `Bonjour Camille,

Merci pour ton message, et bravo pour le nouveau bureau ! Voici où on en est pour le direct du 6 mai.

On part sur trois quarts d'heure. L'idée : expliquer à des vignerons indépendants comment vendre leur vin en ligne sans y passer leurs nuits. Nous aurons Hélène Castaing, vigneronne à Gaillac, et Julien Marchetti, responsable logistique chez Colivin. Je voudrais qu'on parle d'abord des frais de port, puis des photos, et pour finir des avis clients. C'est moi qui animerai.

Prévois une démonstration de la boutique d'Hélène, cinq minutes, pas plus. Et un sondage au début pour savoir qui vend déjà en ligne.

Surtout pas un mot sur le procès avec l'ancien transporteur.

À très vite,
Bruno Delmas`,
    facts: [
      has.minutes(45),
      has.guest("Hélène Castaing", { title: "vigneronne" }),
      has.guest("Julien Marchetti", { title: "responsable logistique", company: "Colivin" }),
      has.place("Hélène Castaing"),
      has.place("Julien Marchetti"),
      has.noPerson("Camille"),
      has.wanted("demo", { minutes: 5 }),
      has.wanted("poll", { says: ["en ligne"] }),
      has.order({ says: ["frais de port"] }, { says: ["photos"] }),
      has.order({ says: ["photos"] }, { says: ["avis"] }),
      has.audience("vignerons"),
      has.hidden("procès", "transporteur", "nouveau bureau"),
      has.language("fr"),
    ],
  },
  {
    id: "fr-held-notes",
    in: "fr",
    title: "Budget participatif : à vous de choisir",
    brief: `30 mn max
intervenante : Salima Haddou, adjointe au maire
3 sujets - projets retenus l'an dernier, calendrier, comment voter
questions des habitants (10 mn)
pas de diaporama, pas de vidéo
public : habitants du quartier Saint-Bruno`,
    facts: [
      has.minutes(30),
      has.guest("Salima Haddou", { title: "adjointe au maire" }),
      has.place("Salima Haddou"),
      has.topic("projets retenus"),
      has.order({ says: ["calendrier"] }, { says: ["comment voter", "voter"] }),
      has.wanted("questions", { minutes: 10 }),
      has.no("video"),
      has.audience("habitants"),
      has.noPerson("Saint-Bruno"),
      has.noTopic("pas de diaporama"),
      has.noHeadings(),
      has.script,
      has.language("fr"),
    ],
  },
  {
    id: "fr-held-agenda",
    in: "fr",
    title: "La matinale des RH",
    brief: `Déroulé
8h30 – 8h35 Accueil (Sonia Perrin, animatrice)
8h35 – 8h55 Le télétravail trois ans après – Marc Olivier, DRH de Texalys
8h55 – 9h15 Table ronde : des bureaux à moitié vides (Marc Olivier, Aïcha Benali, Thomas Roux)
9h15 – 9h25 Questions de la salle et du chat
9h25 – 9h30 Conclusion`,
    facts: [
      has.minutes(60),
      has.agenda(
        has.item(5, "accueil", "intro"),
        has.item(20, "télétravail"),
        has.item(20, ["bureaux à moitié vides", "table ronde"], "panel"),
        has.item(10, "questions", "qa"),
        has.item(5, "conclusion", "outro"),
      ),
      has.lead("Sonia Perrin"),
      has.guest("Marc Olivier", { title: "DRH", company: "Texalys" }),
      has.guest("Aïcha Benali"),
      has.guest("Thomas Roux"),
      has.place("Thomas Roux"),
      has.wanted("panel"),
      has.noHeadings("Table ronde", "Conclusion"),
      has.noRepeats,
      has.language("fr"),
    ],
  },
];
