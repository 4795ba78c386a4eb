import type { CallTexts } from "./texts";

export const FRENCH: CallTexts = {
  coaching: {
    monologue: {
      seen: (words) => `Votre équipe a parlé pendant ${words} mots sans interruption.`,
      why: "Pendant un long monologue, le client décroche et vous n’apprenez rien.",
      try: "Après deux ou trois phrases, demandez ce que cela changerait pour lui.",
    },
    talk_share: {
      seen: (share) => `Votre équipe a prononcé ${share} % des mots.`,
      why: "Dans les appels réussis, le client parle en général au moins la moitié du temps.",
      try: "Posez ici une question ouverte et attendez toute la réponse.",
    },
    open_question: {
      seen: () => "Une question du client est restée sans réponse.",
      why: "Une question ouverte retarde la décision.",
      try: "Répondez-y dans votre e-mail de suivi, ou dites quand vous le ferez.",
    },
    open_objection: {
      seen: () => "Une objection n’a pas été levée.",
      why: "Elle reviendra au moment de la décision.",
      try: "Demandez ce qu’il faudrait pour la lever, puis répondez-y précisément.",
    },
    step_without_date: {
      seen: () => "Une prochaine étape n’a pas de date.",
      why: "Les étapes sans date sont souvent oubliées.",
      try: "Fixez un jour avant la fin de l’appel.",
    },
    offer_not_agreed: {
      seen: () => "Une proposition n’a été ni acceptée ni refusée.",
      why: "Sans réponse claire, personne ne sait si elle aura lieu.",
      try: "Demandez si elle serait utile, et pour quand.",
    },
    competitor: {
      seen: (name) => `L’appel mentionne ${name}.`,
      why: "Ce que le client y apprécie montre ses critères.",
      try: "Demandez ce qui lui plaît et ce qui manque.",
    },
    good_question: {
      seen: () => "Cette question a reçu la réponse la plus longue.",
      why: "Les longues réponses montrent ce qui compte pour le client.",
      try: "Posez encore une question sur le même sujet.",
    },
    good_next_step: {
      seen: () => "Cette prochaine étape a un responsable et une date.",
      why: "On avance quand chacun sait qui fait quoi et pour quand.",
      try: "Rappelez-la dans votre e-mail de suivi.",
    },
    few_questions: {
      seen: (count) => `L’appel compte ${count} questions avec réponse.`,
      why: "Les questions montrent ce dont le client a besoin et ce qui le retient.",
      try: "Posez une question ouverte avant de parler du produit.",
    },
    longest_turn: {
      seen: (words) => `C’est la prise de parole la plus longue : ${words} mots.`,
      why: "Après une longue prise de parole, une question est utile.",
      try: "Résumez-la en une phrase et demandez si c’est juste.",
    },
  },
  risk: {
    objection: "Cette objection est restée ouverte.",
    other: "Le client évoque un point qui peut bloquer la vente.",
  },
  outcome: {
    agreed: "Une prochaine étape est convenue.",
    offered: "Une prochaine étape a été proposée, mais pas convenue.",
    open: "Aucune prochaine étape trouvée.",
  },
  step: (what, owner, due) =>
    `Prochaine étape : ${owner === null ? "" : `${owner} – `}${what}${due === null ? "" : ` (${due})`}.`,
  notFound: {
    labels: "La transcription n’indique pas qui parle : pas de responsables ni de temps de parole.",
    sides: "On ne sait pas pour tout le monde qui vend et qui achète.",
    zone: "La date de l’appel manque : les dates relatives ne sont pas calculées.",
    nextSteps: "Aucune prochaine étape.",
    objections: "Aucune objection.",
    prices: "Aucun prix.",
    competitors: "Aucun concurrent.",
    dates: "Aucune date.",
    element: {
      metrics: "Pas d’indicateurs : ce que le client veut améliorer, en chiffres.",
      economic_buyer: "Pas de décideur budgétaire.",
      decision_criteria: "Pas de critères de décision.",
      decision_process: "Pas de processus de décision.",
      paper_process: "Pas de processus contractuel : juridique, achats, sécurité.",
      identified_pain: "Pas de problème identifié.",
      champion: "Pas de champion interne.",
      competition: "Pas de concurrence.",
    },
  },
};
