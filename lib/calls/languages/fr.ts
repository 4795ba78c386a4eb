import { counted, first, type LanguageRules, places, words } from "./rules";
import { FRENCH_SUBJECTS } from "./subjects/fr";

const INFINITIVES =
  "envoyer|renvoyer|transmettre|partager|préparer|vérifier|valider|organiser|planifier|appeler|rappeler|revenir|confirmer|présenter|contacter|parler|discuter|demander|transférer|rédiger|relire|signer|regarder|chercher|faire suivre|faire parvenir|réserver|tester|recontacter|mettre en relation|établir|faire (?:une?|le|la|un point|valider)";
const NOW =
  "envoie|renvoie|transmets|partage|prépare|vérifie|valide|organise|planifie|rappelle|reviens|confirme|contacte|parle|demande|transfère|rédige|relis|signe|regarde|réserve|teste|recontacte|mets en relation|fais (?:suivre|parvenir)|m'en occupe";
const LATER =
  "enverrai|transmettrai|partagerai|préparerai|vérifierai|validerai|organiserai|rappellerai|reviendrai|confirmerai|contacterai|parlerai|demanderai|signerai|regarderai|recontacterai|ferai";
const TO = "(?:vous |te |leur |lui |l'|le |la |les |en |vous l'|vous le |vous la |vous les |te l')*";

export const FRENCH: LanguageRules = {
  code: "fr",
  telling:
    "le la les des est que vous nous pour dans une avec c'est pas je et sur qui on du ça oui mais votre".split(
      " ",
    ),
  breaks: places(
    "alors|mais|donc|oui|non|d'accord|bon|parfait|parce que|ensuite",
    "et (?:je|nous|vous|on|puis|ensuite|il|elle)",
    "je (?:vous|vais|peux)",
    "(?:combien|quand|comment|pourquoi|est-ce que|qu'est-ce|quel|quelle|quels|quelles|pouvez-vous|avez-vous|qui)",
  ),
  clauses:
    /[,;:]\s+(?:et |mais |puis |donc )*(?=(?:je|j'|nous|vous|on|pouvez|pourriez|\p{Lu}\p{Ll}+ (?:va|envoie|vérifie))(?:\s|'|-|\p{L}))|\s(?:et puis|et|mais|puis)\s+(?=(?:je|j'|nous|vous|on|pouvez|pourriez|\p{Lu}\p{Ll}+ (?:va|envoie|vérifie))(?:\s|'|-|\p{L}))|\s-\s/u,
  numbers: {
    values: {
      ...counted(
        "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
      ),
      ...counted("vingt trente quarante cinquante soixante", 20, 10),
      ...{
        une: 1,
        "dix-sept": 17,
        "dix-huit": 18,
        "dix-neuf": 19,
        "soixante-dix": 70,
        "quatre-vingts": 80,
        "quatre-vingt": 80,
        "quatre-vingt-dix": 90,
        septante: 70,
        huitante: 80,
        nonante: 90,
        "soixante-quinze": 75,
        "quatre-vingt-quinze": 95,
      },
    },
    scales: {
      cent: 100,
      cents: 100,
      mille: 1e3,
      k: 1e3,
      million: 1e6,
      millions: 1e6,
      milliard: 1e9,
      milliards: 1e9,
    },
    bare: ["cent", "mille"],
    one: ["un"],
    and: ["et"],
    point: ["virgule"],
    half: ["demi", "demie"],
    compounds: false,
    decimal: ",",
    currencies: { euro: "EUR", euros: "EUR", dollar: "USD", dollars: "USD", francs: "CHF", livres: "GBP" },
    cents: { centime: "EUR", centimes: "EUR" },
    percent: /^(?:pour ?cent|%)(?!\p{L})/u,
    units: /^(?:secondes?|minutes?|heures?|jours?|semaines?|mois|trimestres?|ans?|années?)(?!\p{L})/u,
    per: /^(?:par|\/)\s?(?:utilisateur|mois|an|personne|licence|siège|poste|jour|trimestre|site|semaine)(?:[\s,]+(?:et )?(?:par|\/)\s?(?:utilisateur|mois|an|personne))?/u,
    idle: /^(?:choses?|questions?|points?|options?|raisons?|fois|de|des|du|plus|autres?|ou|et|à|est|sont|en|sur|pour|mais|que|qui|le|la|les|nous|vous|je|on|par|un|une|ce|ça|pas|heures?|si|donc|dernier\p{L}*|prochain\p{L}*|premier\p{L}*|avec|dans|oui|non|minimum|maximum|c'est)(?!\p{L})/u,
    budget: words("budget\\p{L}*|enveloppe|prévu|dépenser|plafond"),
    price: words(
      "prix|tarif\\p{L}*|coût\\p{L}*|coût(?:e|ent)|licence\\p{L}*|par|abonnement|remise|payer|payons|devis|offre|forfait|facture|total",
    ),
    paid: /(?<!\p{L})(?:coûte|coûtent|payons|paie|paye|à|pour|fait|soit)(?: (?:environ|à peu près|nous|vous|seulement))*\s$/u,
    discount: words("remise|réduction|rabais"),
    named: /(?:version|salle|numéro|étape|phase|page|iso|soc|windows|article|t|option)\s?-?$/u,
  },
  dates: {
    months:
      "janvier février|fevrier mars avril mai juin juillet août|aout septembre octobre novembre décembre|decembre".split(
        " ",
      ),
    weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche".split(" "),
    ordinals: {
      premier: 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
      onze: 11,
      douze: 12,
      treize: 13,
      quatorze: 14,
      quinze: 15,
      seize: 16,
      vingt: 20,
      trente: 30,
    },
    days: { "après-demain": 2, demain: 1, hier: -1 },
    inSome:
      /(?<!\p{L})(?:dans|d'ici) (une?|deux|trois|quatre|cinq|six|dix|quinze|\d{1,2}) (jours?|semaines?|mois|ans?)(?!\p{L})/gu,
    unitDays: { jour: 1, jours: 1, semaine: 7, semaines: 7, mois: "month", an: "year", ans: "year" },
    next: /prochain $/u,
    last: /dernier $/u,
    this: /ce $/u,
    endOfDay: words("ce soir|cet après-midi|d'ici ce soir|fin de journée|aujourd'hui même"),
    endOfWeek: words("fin de (?:la )?semaine|fin de cette semaine"),
    endOfNextWeek: words("fin de (?:la )?semaine prochaine"),
    endOfMonth: words("fin du mois|fin de ce mois|fin de mois"),
    endOfNextMonth: words("fin du mois prochain"),
    endOfQuarter: words("fin du trimestre|fin de ce trimestre"),
    endOfYear: words("fin de l'année|fin d'année|fin de cette année"),
    endOf: /fin (?:de |du mois de |du mois d'|d')?$/u,
    ahead: /(?:)/u,
    unreal: /(?!)/u,
    habit: /(?:chaque|tous les|depuis|c'est un) $/u,
    vague: words(
      "(?:la )?semaine prochaine|le mois prochain|le trimestre prochain|l'année prochaine|(?:début|mi-?|courant) ?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
    ),
    order: "day-first",
  },
  questions: {
    indirect: words("je me demandais|je voulais (?:savoir|demander)|j'aimerais savoir"),
    opener:
      /^(?:(?:et|alors|donc|oui|d'accord|mais|bon|euh|ok),? )*(?:est-ce que|est-ce qu'|qu'est-ce|combien|quand (?:est|pou|voulez|comptez|allez|serait)|comment (?:ça|est|gérez|faites|se|fonctionne|allez|vous)|pourquoi|quel(?:le)?s? (?:est|sont|serait)|qui (?:décide|signe|valide|est)|où (?:est|sont)|(?:pouvez|pourriez|avez|êtes|utilisez|proposez|savez|voulez|faites|travaillez|connaissez|peut|y a)-(?:vous|on|t-il|tu))/u,
    notOne: /^(?:et |alors )*(?:quand (?:on|nous|je)|qui est (?:bien|super))/u,
    tag: /^(?:non|oui|d'accord|n'est-ce pas|hein|ok|vraiment|ah bon|ça va|vous voyez|allô|pardon|bien)\??$/u,
    deferred: words(
      "bonne question|je (?:dois|vais) (?:vérifier|demander|me renseigner)|je ne sais pas|je sais pas|aucune idée|je reviens vers vous|on y reviendra|je vous confirme|pas sûr|il faut que je (?:vérifie|demande)",
    ),
  },
  yes: first(
    "(?:ah |euh |ben |bah )*(?:oui|d'accord|bien sûr|parfait|avec plaisir|volontiers|entendu|ça marche|très bien|absolument|tout à fait|super|pas de (?:problème|souci)|ok|okay|ce serait (?:parfait|super|bien)|bonne idée|sans problème|c'est noté|(?:lundi|mardi|mercredi|jeudi|vendredi) (?:me va|ça va|c'est (?:bon|parfait)))",
  ),
  no: first(
    "(?:ah |euh |ben )*(?:non|pas (?:nécessaire|la peine|encore|pour l'instant|maintenant)|ce n'est pas la peine|je préfère pas|malheureusement|désolé)",
  ),
  steps: {
    mine: new RegExp(
      `(?<!\\p{L})(?:je vais ${TO}(?<what>(?:${INFINITIVES})(?!\\p{L}).*)|je ${TO}(?<what>(?:${NOW}|${LATER})(?!\\p{L}).*)|je (?<what>m'en occupe.*))`,
      "u",
    ),
    ours: new RegExp(
      `(?<!\\p{L})(?:(?:nous allons|on va) ${TO}(?<what>(?:${INFINITIVES})(?!\\p{L}).*)|nous (?:vous |te )(?<what>(?:envoyons|envoie|enverrons|transmettons|recontactons|revenons|reviendrons).*)|on vous (?<what>(?:envoie|transmet|rappelle|recontacte).*))`,
      "u",
    ),
    yours:
      /(?<!\p{L})vous (?:me |m'|nous )(?<what>(?:envoyez|enverrez|transmettez|confirmez|rappelez|direz)(?!\p{L}).*)/u,
    ask: /(?<!\p{L})(?:(?:pouvez-vous|pourriez-vous|vous pouvez|vous pourriez|peux-tu|pourrais-tu|est-ce que vous pouvez|est-ce que vous pourriez) (?:s'il vous plaît |me |m'|nous |l'|le |la |les |en )*(?<what>(?:envoyer|renvoyer|transmettre|préparer|organiser|rappeler|confirmer|mettre en relation|faire parvenir|faire suivre|partager (?:le|la|les|votre)|demander à|valider|planifier|vérifier avec)(?!\p{L}).*)|(?<what>envoyez-(?:moi|nous).*))/u,
    offer:
      /(?<!\p{L})(?:je peux|je pourrais|nous pouvons|on peut|voulez-vous que je|souhaitez-vous que je|je serais ravi de|je serais ravie de) (?:vous |te |l'|le |la |les )*(?<what>(?:envoyer|envoie|transmettre|transmette|préparer|prépare|organiser|organise|partager|mettre en relation|faire parvenir|présenter à|planifier)(?!\p{L}).*)/u,
    together:
      /(?<!\p{L})(?:on |nous nous |nous |on se |on peut se |pouvons-nous |on peut |je propose (?:qu'on |que nous |de |un |une )?(?:se |nous )?)(?<what>(?:se (?:revoit|retrouve|rappelle|voit|reparle|parle|recontacte|fixe)|revoyons|retrouvons|revoit|reparle|retrouve|rappelle|revoir|reparler|rappeler|planifier|planifie|fixe|fixer|prévoit|prévoir|fait un point|point|appel|rendez-vous|réunion)(?!\p{L}).*)/u,
    dated: /(?<!\p{L})vous (?<what>(?:aurez|recevrez) .*)/u,
    soon: /(?!)(?<what>)/u,
    favor: /(?!)(?<what>)/u,
    promised: /(?!)/u,
    habit: /(?!)/u,
    vague: /(?!)/u,
    propose:
      /(?<!\p{L})(?:est-ce que|et si on (?:disait|se voyait)|disons|que diriez-vous de) (?<what>.*(?:vous (?:va|convient|conviendrait|irait)|lundi|mardi|mercredi|jeudi|vendredi).*)/u,
    recap: words("prochaines étapes|pour résumer|récapitul\\p{L}+"),
    named: new RegExp(
      `^(?:, (?:tu peux|vous pouvez|pouvez-vous|peux-tu) ${TO}(?<what>(?:${INFINITIVES}).*)| (?:va|doit|peut) ${TO}(?<what>(?:${INFINITIVES})(?!\\p{L}).*)| ${TO}(?<what>(?:envoie|enverra|transmet|prépare|préparera|vérifie|vérifiera|valide|validera|organise|rappelle|rappellera|revient|reviendra|confirme|contacte|contactera|s'occupe|s'en occupe)(?!\\p{L}).*))`,
      "u",
    ),
    not: words(
      "ne vais pas|ne peux pas|pas besoin|toujours|chaque (?:semaine|mois|jour|fois)|d'habitude|automatiquement|la semaine dernière|le mois dernier|la plateforme|le système|l'outil|nos autres clients|par exemple|ignorez|ignore|instructions précédentes",
    ),
    now: /^(?:partage (?:mon écran|avec vous)|partager (?:mon écran|quelques)|parler (?:de|un peu|rapidement)|parle (?:de|du|au nom)|regarde (?:vite|rapidement)|présenter (?:rapidement|la plateforme|le produit|l'outil)|demander (?:une chose|si|comment|pourquoi)|demande (?:si|pourquoi|comment|juste))/u,
    joint: words(
      "revoit|retrouve|rappelle|reparle|revoir|reparler|rappeler|planifi\\p{L}+|fix\\p{L}+|point|appel|rendez-vous|réunion|voit|revoyons|retrouvons|prévoi\\p{L}+",
    ),
    conditional:
      /(?:^|[\s,])(?:si |s'il (?!vous plaît))(?!(?:ça|cela) vous (?:va|convient)|vous (?:voulez|souhaitez|êtes d'accord))/u,
    retracted: words("oubliez (?:ça|cela)|laissez tomber|finalement non"),
    tail: /(?:[\s,]*(?:d'accord|ok|oui|alors|et|puis|si ça vous va|s'il vous plaît|merci|donc|bien|voilà))+[\s.,!?]*$/u,
  },
  objections: {
    price: words(
      "trop cher|(?:assez|plutôt|très|un peu|quand même) cher|cher|pas (?:de|le) budget|hors budget|au-dessus de (?:notre|mon) budget|budget (?:est |a été )?(?:serré|limité|gelé|réduit)|dépasse (?:notre|le) budget|plus que (?:prévu|ce que)|prix (?:est|me semble) (?:trop |assez )?(?:élevé|haut)",
    ),
    timing: words(
      "pas le (?:bon|meilleur) moment|mauvais moment|trop tôt|pas (?:avant|cette année|prêts?)|l'année prochaine|pas le temps|trop occupés?|délais? (?:est|sont|me semble) (?:\\p{L}+ )?(?:court|serré)s?|trop long",
    ),
    authority: words(
      "pas ma décision|ne peux pas décider|ce n'est pas moi qui (?:décide|signe|valide)|je dois (?:demander|en parler|valider) (?:à|avec)",
    ),
    need: words(
      "pas besoin|n'avons pas besoin|pas une priorité|(?:satisfaits?|contents?) de (?:notre|ce)|ça (?:marche|fonctionne) bien comme|pas convaincus? (?:de l'intérêt|qu'on en)",
    ),
    trust: words(
      "jamais entendu parler|pas convaincue?s?|sceptiques?|mauvaise expérience|trop (?:petit|jeune)|pas confiance|qu'est-ce qui garantit",
    ),
    competition: words(
      "(?:est|sont) moins chers?|moins cher (?:que vous|ailleurs)|propose (?:mieux|moins)|utilisons déjà|déjà (?:un contrat|engagés?) (?:avec)?",
    ),
    feature: words(
      "il manque|manque (?:de|une?|la|le)|ne (?:permet|supporte|gère|s'intègre) pas|pas (?:d'intégration|compatible|d'api)|trop (?:compliqué|complexe)|rédhibitoire",
    ),
    legal: words(
      "(?:problème|souci|inquiet|inquiète|inquiétude|réserves?|inquiets)(?: \\p{L}+){0,4} (?:rgpd|sécurité|juridique|données|conformité)|(?:rgpd|sécurité|juridique|conformité)(?: \\p{L}+){0,4} (?:problème|bloque|bloquer|inquiète|souci|refuser)|données (?:doivent|ne peuvent)",
    ),
    other: words(
      "(?:ma|notre|la) (?:seule |principale |plus grande )?(?:crainte|inquiétude|réserve)|ce qui m'inquiète|je suis inquiète?",
    ),
  },
  denied: words(
    "pas (?:de |un |trop |si |vraiment un )(?:problème|souci|cher|inquiétude)|aucun (?:problème|souci)|aucune (?:inquiétude|objection)|pas trop cher|(?:budget|prix) (?:est|n'est) (?:ok|validé|correct|raisonnable|pas un (?:problème|souci))|moins cher que (?:prévu|je pensais)",
  ),
  reported: words(
    "d'autres clients|nos clients (?:disent|demandent)|certains clients|beaucoup de clients|les clients|la plupart",
  ),
  accepted: words(
    "ça me va|ça nous va|d'accord|ça marche|c'est (?:bien|parfait|raisonnable|rassurant|mieux|logique)|bon à savoir|je comprends mieux|parfait|ça répond|très bien|ça aide",
  ),
  competitors: {
    strong:
      /(?:(?:regard\p{L}+|compar\p{L}+|évalu\p{L}+|test\p{L}+|discut\p{L}+|parl\p{L}+|envisag\p{L}+)(?: \p{L}+){0,2}(?: avec| à| chez)?|remplacer|remplace|quitter|quitte|plutôt que|au lieu de|par rapport à|contrat avec|concurrents? comme|alternatives? (?:comme|à)|offre de|devis de|différence avec|moins cher que|mieux que|passer de|migrer de) $/u,
    weak: /(?:(?:actuellement|aujourd'hui|pour l'instant|en ce moment),? (?:nous |on )?(?:utilisons|utilise|sommes sur|est sur|travaillons avec)|(?:utilisons|utilise|sommes sur) (?:actuellement|aujourd'hui|déjà)) $/u,
    own: /(?:nous avons|on a|nous avions) (?:déjà )?$/u,
    acts: /^ (?:nous a proposé|propose|coûte)/u,
    asks: words("d'autres (?:fournisseurs|solutions|outils|prestataires)|concurren\\p{L}+|alternatives?"),
    beside: words(
      "intégr\\p{L}+|connect\\p{L}+|synchron\\p{L}+|api|import\\p{L}*|export\\p{L}*|sso|crm|calendrier",
    ),
    none: words("pas d'autres?"),
  },
  qualification: {
    metrics: {
      strong: words(
        "(?:gagn\\p{L}+|économis\\p{L}+|rédui\\p{L}+|augment\\p{L}+|perd\\p{L}+|coûte|passons|objectif|doubler).{0,60}(?:\\d|pour cent|heures|moitié|mille|million)",
      ),
      weak: words("roi|retour sur investissement|indicateurs?"),
    },
    economic_buyer: {
      strong: words(
        "(?:directeur|directrice|dg|daf|patron|pdg|ceo|cfo|direction|président\\p{L}*|responsable)(?: \\p{L}+){0,3} (?:décide|signe|valide|approuve|tranche|doit valider)|c'est moi qui (?:décide|signe|valide)|dernier mot|décision finale",
      ),
      weak: words("qui (?:décide|signe|valide)|décideurs?"),
    },
    decision_criteria: {
      strong: words(
        "(?:le plus|très|vraiment) important|critères?|indispensable|impératif|il (?:nous )?faut (?:absolument)?|doit (?:absolument )?(?:être|s'intégrer|permettre|pouvoir)|essentiel|primordial",
      ),
      weak: words("cherchons|priorités?"),
    },
    decision_process: {
      strong: words(
        "processus (?:est|de (?:décision|validation|sélection))|comité|décision (?:sera|est prise|en|fin|avant)|décid(?:er|ons|erons) (?:avant|en|d'ici|fin)|pilote d'abord|appel d'offres|ensuite (?:on|nous) (?:présent\\p{L}+|valid\\p{L}+)",
      ),
      weak: words("comment (?:décidez|se passe)"),
    },
    paper_process: {
      strong: words(
        "service (?:juridique|achats)|achats|juridique|avocats?|nda|bon de commande|dpa|contrat-cadre|questionnaire (?:de )?sécurité",
      ),
      weak: words("contrat|conditions"),
    },
    identified_pain: {
      strong: words(
        "(?:notre|le|principal|plus gros) (?:\\p{L}+ )?(?:problème|défi|souci)|perdons|perd (?:du|beaucoup|trop)|manuell?e?ment|à la main|galère|frustr\\p{L}+|trop de temps|prend (?:des heures|trop)|pénible|chronophage",
      ),
      weak: words("problèmes?|difficultés?|défis?"),
    },
    champion: {
      strong: words(
        "je vais (?:pousser|défendre|recommander|soutenir|convaincre)|je (?:recommande|soutiens|suis convaincue?|défendrai|pousserai)|je suis fan",
      ),
      weak: words("j'aime bien|impressionnant|ça me plaît"),
    },
    competition: {
      strong: words(
        "(?:autres?|deux|trois|plusieurs) (?:\\p{L}+ )?(?:fournisseurs?|solutions?|outils?|prestataires?|éditeurs?)|concurrents?|concurrence|en interne (?:nous-mêmes)?",
      ),
      weak: words("comparons"),
    },
  },
  ...FRENCH_SUBJECTS,
};
