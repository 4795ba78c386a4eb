import type { PollForm } from "./plan-words";

const words = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iu");

/**
 * Recognizes what a question asks for by its words. The first match wins; phrases that are part of others
 * come first.
 */
export const POLL_FORMS: readonly [PollForm | "yesNo" | "levels", RegExp][] = [
  [
    "size",
    words(
      "how (?:big|large) is (?:your|the)|(?:company|team|organi[sz]ation) size|how many (?:people|employees|colleagues)(?! here)|wie groß ist|wie viele (?:leute|mitarbeite\\p{L}*|beschäftigte|menschen) (?:seid|sind|arbeiten|hat|haben|beschäftig\\p{L}*)|(?:firmen|team|unternehmens|betriebs)größe|quelle est la taille|combien (?:de (?:personnes|salariés|collègues)|êtes-vous)|qué tamaño|cuánt[oa]s (?:personas|emplead[oa]s|trabajador[ea]s)|qual (?:é )?o tamanho|quant[oa]s (?:pessoas|funcionários|colaboradores)|quanto è grande|quant[ei] (?:persone|dipendenti|addetti)|hoe groot is|hoeveel (?:mensen|medewerkers|collega['’]s)",
    ),
  ],
  ["size", /(?:会社|チーム|組織|職場)の(?:規模|人数)|従業員数|何人/u],
  [
    "role",
    words(
      "(?:what(?:['’]s| is) )?your (?:role|job|position|function|department)|what do you do|which (?:department|team) are you|(?:ihre|deine|eure) (?:rolle|funktion|position|aufgabe)|in welcher (?:rolle|funktion|abteilung)|was (?:machen sie|machst du|macht ihr) beruflich|(?:votre|ton) (?:rôle|fonction|poste|métier)|dans quel service|(?:tu|su|vuestro) (?:rol|función|puesto|cargo)|a qué te dedicas|a qué se dedican?|(?:(?:o )?seu|(?:a )?sua) (?:papel|função|cargo|área)|(?:tuo|vostro|suo|tua|vostra|sua) (?:ruolo|funzione|posizione|mestiere)|che lavoro|(?:je|jouw|uw|jullie) (?:rol|functie|vak)|op welke afdeling",
    ),
  ],
  ["role", /役割|職種|役職|部署|お仕事/u],
  [
    "often",
    words(
      "how (?:often|frequently|regularly)|how many times|wie (?:oft|häufig|regelmäßig)|à quelle fréquence|tous les combien|combien de fois|con qué frecuencia|cada cuánto|cuántas veces|com que frequência|quantas vezes|con (?:che|quale) frequenza|ogni quanto|quante volte|quanto spesso|hoe (?:vaak|regelmatig)",
    ),
  ],
  ["often", /頻度|[週月年日]に?何[回度]|何[回度](?:くらい|ぐらい)/u],
  [
    "yesNo",
    words(
      "(?:how many|who|which) of you|wie viele von (?:euch|ihnen)|wer von (?:euch|ihnen)|combien d['’]entre vous|(?:qui|lesquels) d['’]entre vous|cuánt[oa]s de (?:vosotr[oa]s|ustedes)|quién de (?:vosotr[oa]s|ustedes)|quant[oa]s de vocês|quem de vocês|quant[ie] (?:di voi|hanno|usano|sono|fanno)|chi (?:di|tra) voi|hoeveel van jullie|wie van jullie",
    ),
  ],
  [
    "long",
    words(
      "how long|wie lange?|combien de temps|depuis (?:combien|quand)|cuánto (?:tiempo|dura|tarda\\p{L}*)|quanto tempo|da quanto|quanto dura|hoe lang",
    ),
  ],
  ["long", /どのくらいの(?:時間|期間)|どれくらいの(?:時間|期間)|何時間|何日|何か月|何年/u],
  [
    "levels",
    words(
      "how (?:much experience|experienced)|wie (?:viel erfahrung|erfahren)|(?:quelle|combien d['’])\\s?(?:est votre )?expérience|cuánta experiencia|quant[ao] (?:experiência|esperienza)|hoeveel ervaring",
    ),
  ],
  ["levels", /経験/u],
  ["many", words("how many|wie ?viele|combien|cuánt[oa]s|quant[oa]s|quant[ie]|hoeveel")],
  ["many", /いくつ|何[個件本台社名点冊通]/u],
  ["much", words("how much|wie ?viel|cuánt[oa]|quant[oa]")],
  [
    "past",
    words(
      "when (?:did|was|were|have)|wann (?:haben|hast|habt|war\\p{L}*|hat)|quand (?:avez|as-tu|était)|(?:cuándo|quando|wanneer) .*(?:última|ultima|laatst\\p{L}*|fue|foi|heb\\p{L}*|was)",
    ),
  ],
  ["past", /(?:最後|前回)は?いつ|いつ.*ましたか/u],
  ["when", words("when|by when|wann|quand|cuándo|quando|wanneer")],
  ["when", /いつ/u],
  [
    "stage",
    words(
      "where (?:are|do) you (?:with|on|in|stand)|how far (?:along|are you|have you)|what stage|wo (?:stehen|steht|stehst)|wie weit (?:sind|seid|bist)|in welcher phase|où en êtes|à quel stade|en qué (?:fase|punto|etapa)|em que (?:fase|ponto|etapa|estágio)|a che punto|in (?:quale|che) fase|hoe ver (?:ben|zijn)|waar sta\\p{L}*|in welke fase",
    ),
  ],
  ["stage", /どの段階|どこまで進|進み具合|進捗/u],
  [
    "mood",
    words(
      "how (?:are you|is every\\p{L}+|are we|do you feel|you feel\\p{L}*)|how['’]s every\\p{L}+|wie (?:geht|fühl\\p{L}*)|comment (?:allez|vas|vous sentez|ça va)|cómo (?:est[áa]is|estás|están|te sientes|os sentís|se sienten)|como (?:você está|vocês estão|se sentem?)|come (?:state|stai|vi sentite|va)|hoe (?:gaat|voel\\p{L}*)",
    ),
  ],
  ["mood", /気分|調子/u],
  [
    "degree",
    words(
      "how \\p{L}+ (?:is|are|do|does|did|was|were|would|will)|wie \\p{L}+ (?:ist|sind|seid|bist|finde\\p{L}*|war|waren|wäre\\p{L}*|fühl\\p{L}*|halte\\p{L}*)|à quel point|dans quelle mesure|hasta qué punto|qué tan|até que ponto|quão|(?:quanto|in che misura) (?:siete|sei|sono|vi|ti)|in hoeverre|hoe \\p{L}+ (?:ben|is|zijn|vind\\p{L}*|was)",
    ),
  ],
  ["degree", /どのくらい|どれくらい|どの程度/u],
];

/** "On a scale from 1 to 5", "1-10", "rate". */
export const SCALE =
  /(?<!\d)1\s?(?:-|–|〜|~|to|bis|à|a|al|tot|から|through)\s?(5|10)(?!\d)|(?<![\p{L}])(?:scale|rate|rating|skala|bewerte\p{L}*|échelle|notez|escala|valora\p{L}*|puntúa\p{L}*|avali\p{L}*|scala|valuta\p{L}*|schaal|beoordeel\p{L}*|rapportcijfer)(?![\p{L}])|何点|段階で/iu;

/** "The biggest hurdle", "the hardest part": the options are the show's topics. */
export const SUPERLATIVE =
  /(?<![\p{L}])(?:biggest|hardest|worst|most|top|toughest|größte\p{L}*|schwierigste\p{L}*|schwerste\p{L}*|wichtigste\p{L}*|am meisten|plus (?:grand|gros|difficile|dur|important)\p{L}*|le plus|mayor|peor|más (?:difícil|importante|grande)|maior|pior|mais (?:difícil|importante)|più (?:difficile|grande|importante|dura)|maggiore|grootste|lastigste|moeilijkste|belangrijkste)(?![\p{L}])|いちばん|一番|最も|最大/iu;

export const VOTE =
  /(?<![\p{L}])(?:vote|voting|abstimmung\p{L}*|votación|votação|votazione|stemming|stemronde|scrutin)(?![\p{L}])|投票|採決/iu;

const ASKING =
  "what|which|who|whom|whose|where|when|why|how|was|welch\\p{L}*|wer|wen|wem|wessen|woran|womit|wofür|worüber|woher|wohin|wo|wann|warum|wieso|wie|quoi|quelle?s?|lequel|laquelle|qui|que|où|quand|pourquoi|comment|combien|qué|cuál(?:es)?|quién(?:es)?|dónde|cuándo|cómo|cuánt\\p{L}*|qual|quais|quem|onde|quando|como|quant\\p{L}*|che|cosa|quale|quali|chi|dove|come|perché|wat|welke?|waar\\p{L}*|hoe\\p{L}*|waarom|wanneer";
/** Starts with a question word, or with one word before it ("In which …"). */
export const ASKS = new RegExp(
  `^[¿\\s]*(?:\\p{L}+ )?(?:${ASKING})(?=[\\s'’,])|^[¿\\s]*qu['’]|^(?:how|what|who|where)['’]s`,
  "iu",
);
export const ASKS_JA = /何|どれ|どの|どんな|どこ|誰|だれ|いつ|いくつ|なぜ|どう/u;

/** "Who has one already?" is a yes/no question; "Who should decide?" isn't. */
export const WHO = /^[¿\s]*(?:who|wer|qui|quién(?:es)?|quem|chi|誰が|だれが)(?=[\s])/iu;
export const WHO_NL = /^wie(?=\s)/iu;
export const SHOULD =
  /(?<![\p{L}])(?:should|would|will|ought|sollte\p{L}*|soll|wird|würde|doit|devrait|debe\p{L}*|debería|deve\p{L}*|deveria|dovrebbe|moet\p{L}*|zou)(?![\p{L}])/iu;
