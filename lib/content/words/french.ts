import { before, type ContentWords } from "./words";

export const FRENCH: ContentWords = {
  quoted: (text) => `« ${text} »`,
  says: (name, quote) => `${name} : ${quote}`,
  someone: "Une personne sur scène",
  people: (title, names) => `${before(title)} avec ${names}.`,
  topics: (topics) => `Au programme : ${topics}.`,
  and: "et",
  chapters: "Chapitres",
  speakers: "Sur scène",
  highlights: "Temps forts",
  replay: (url) => `Voir la rediffusion : ${url}`,
  notAnswered: "Nous n’avons pas eu le temps de répondre à ces questions :",
  plain:
    "le la les l un une des du de d et ou mais si alors donc car parce que qu comme à au aux par pour avec sur dans en vers chez sous est sont était étaient être été suis ai as a ont avait avoir va vont peut peuvent pouvait doit dois faut je me m mon ma mes nous notre nos tu te t ton ta vous votre vos il elle lui on ils elles leur leurs se s son sa ses ce cet cette ces ça cela y là ici quoi quel quelle qui quand où pourquoi comment tout tous toute toutes chaque plus moins autre autres même très aussi ne n pas rien bien oui non voilà peut-être vraiment juste encore déjà toujours beaucoup fait faire dit dire voir veut veux".split(
      " ",
    ),
};
