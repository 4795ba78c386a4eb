import { type LanguageRules, words } from "../rules";

/** What a call can be about: risks, topics, who is on which side, and moods. */
export const FRENCH_SUBJECTS: Pick<LanguageRules, "risks" | "topics" | "sides" | "sentiment"> = {
  risks: [
    {
      kind: "timing",
      reason: "Le client pourrait décider tard.",
      cue: words(
        "repouss\\p{L}+|report\\p{L}+ à|en pause|pas avant|pas pressés?|gelé|l'année prochaine au plus tôt",
      ),
    },
    {
      kind: "budget",
      reason: "Le budget n'est pas encore là.",
      cue: words(
        "budget(?: \\p{L}+){0,3} (?:gelé|réduit|coupé|pas validé|serré)|pas de budget|gel des (?:dépenses|embauches)",
      ),
    },
    {
      kind: "authority",
      reason: "La personne qui décide n'est pas encore convaincue.",
      cue: words(
        "(?:directeur|directrice|direction|patron|daf|dg|dsi)(?: \\p{L}+){0,3} (?:sceptique|contre|pas convaincue?|réticente?|hésite|bloque)|pas ma décision",
      ),
    },
    {
      kind: "change",
      reason: "L'entreprise du client change.",
      cue: words(
        "réorganis\\p{L}+|restructur\\p{L}+|licenciements?|rachat|fusion|quitte l'entreprise|nouveau (?:directeur|patron|dg|daf)|nouvelle (?:directrice|direction)",
      ),
    },
    {
      kind: "competition",
      reason: "Le client a une autre option qui lui plaît.",
      cue: words(
        "penchons? pour|préfér\\p{L}+ (?:la solution|leur)|(?:est|sont) moins chers?|favori|développer (?:nous-mêmes|en interne)|renouvel\\p{L}+ (?:avec|le contrat)",
      ),
    },
    {
      kind: "trust",
      reason: "Le client a eu une mauvaise expérience.",
      cue: words("mauvaise expérience|échoué|échec du projet|déçus?|plus jamais"),
    },
  ],
  topics: [
    {
      name: "Présentations",
      cue: words(
        "enchantée?|je m'appelle|je suis (?:le|la|chez)|merci (?:d'être|de|pour votre temps)|ordre du jour|présenter|comment allez",
      ),
    },
    {
      name: "Situation actuelle",
      fact: "pain",
      cue: words("actuellement|aujourd'hui|en ce moment|problème|défi|manuel\\p{L}*|excel|existant"),
    },
    {
      name: "Démonstration",
      cue: words("démo|montrer|montre|écran|tableau de bord|fonctionnalité\\p{L}*|cliqu\\p{L}+|interface"),
    },
    {
      name: "Prix",
      fact: "money",
      cue: words("prix|tarifs?|coûte|par (?:utilisateur|mois|an)|remise|licences?|euros|cher|budget|devis"),
    },
    {
      name: "Sécurité",
      cue: words("sécurité|rgpd|iso|chiffr\\p{L}+|sso|conformité|héberg\\p{L}+|données personnelles"),
    },
    { name: "Intégrations", cue: words("intégr\\p{L}+|api|salesforce|hubspot|connecteur|crm|erp|sap") },
    {
      name: "Mise en œuvre",
      cue: words("déploiement|mise en (?:place|œuvre)|migration|formation|pilote|onboarding|lancement"),
    },
    {
      name: "Processus de décision",
      fact: "decision",
      cue: words("décision|décide\\p{L}*|valid\\p{L}+|comité|direction|signe"),
    },
    { name: "Contrat", cue: words("contrat|juridique|engagement|résiliation|conditions|nda") },
    {
      name: "Concurrence",
      fact: "competitors",
      cue: words(
        "concurren\\p{L}+|autres (?:solutions|fournisseurs|outils)|par rapport à|alternatives?|différence avec",
      ),
    },
    {
      name: "Prochaines étapes",
      fact: "steps",
      cue: words(
        "prochaines? étapes?|je vous envoie|semaine prochaine|rendez-vous|invitation|récapitul\\p{L}+|reviens vers vous|on se (?:revoit|rappelle)",
      ),
    },
  ],
  sides: {
    ours: words(
      "notre (?:plateforme|solution|produit|logiciel|outil|api)|nos (?:clients|tarifs|offres)|nous (?:proposons|offrons|hébergeons|accompagnons)|je vous (?:montre|envoie)|vous montrer|partager mon écran|combien d'utilisateurs|quels? (?:outil|sont vos)|votre (?:budget|calendrier|processus)|qui (?:décide|valide) chez",
    ),
    customer: words(
      "notre (?:budget|service juridique|équipe commerciale|outil actuel|fournisseur)|nous (?:utilisons|cherchons|avons besoin|perdons)|combien (?:ça )?coûte|trop cher|mon (?:directeur|patron|chef)|ma directrice|proposez-vous|est-ce que (?:vous|votre|ça)|votre (?:solution|outil|prix|plateforme)|envoyez-moi",
    ),
    seller: words("commercial\\p{L}*|account executive|vendeu\\p{L}+|avant-vente|sales|ingénieur commercial"),
    buyer: words("client\\p{L}*|prospect|acheteu\\p{L}+|dsi|daf"),
    introduces:
      /(?:je suis|je m'appelle|ici) (?<name>\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}?)(?:,)? (?:de chez|chez|de) (?<company>\p{L}[\p{L}\p{N}&.'-]{1,30})/iu,
  },
  sentiment: {
    good: words(
      "bien|super|parfait|excellent|génial|intéressant|merci|content\\p{L}*|facile|impressionnant|utile|avec plaisir|top",
    ),
    bad: words(
      "cher|problème\\p{L}*|souci\\p{L}*|inquiet\\p{L}*|difficile|malheureusement|lent\\p{L}*|compliqué\\p{L}*|déçu\\p{L}*|frustr\\p{L}+|mauvais\\p{L}*|sceptique|pénible",
    ),
    not: words("pas|ne|jamais|sans|aucune?"),
  },
};
