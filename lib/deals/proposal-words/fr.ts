import type { ProposalWords } from "./proposal-words";

export const fr: ProposalWords = {
  test: "Proposition de test. Elle n’engage à rien.",
  validUntil: "Valable jusqu’au",
  validUntilUtc: "Valable jusqu’au {date} (UTC).",
  expired: "Cette proposition a expiré le {date}. Demandez-en une nouvelle à {seller}.",
  from: "De",
  for: "Pour",
  items: "Prestations",
  columns: { item: "Prestation", qty: "Qté", price: "Prix", amount: "Montant" },
  subtotal: "Sous-total",
  discount: "Remise",
  tax: "Taxe",
  total: "Total",
  amounts:
    "Tous les montants sont en {currency}. Le montant, la remise et la taxe de chaque ligne sont arrondis au plus proche. Les totaux sont la somme des lignes.",
  notes: "Remarques",
  download: "Télécharger en PDF",
  replaced: {
    title: "Il existe une version plus récente de cette proposition",
    text: "Elle a son propre lien. Demandez-le à {seller}.",
  },
  withdrawn: {
    title: "Cette proposition a été retirée",
    text: "Elle ne peut plus être signée. Pour toute question, contactez {seller}.",
  },
  sign: {
    title: "Accepter et signer",
    name: "Nom et prénom",
    consent:
      "J’accepte cette proposition de {seller}. Je suis en droit de le faire, et la saisie de mon nom vaut signature.",
    button: "Signer pour {total}",
    saved: "Votre nom, l’heure et votre adresse IP sont enregistrés avec votre signature.",
    problems: {
      name: "Saisissez votre nom et votre prénom, en 120 caractères au maximum.",
      consent: "Cochez la case pour accepter.",
      busy: "Trop de tentatives. Patientez une minute, puis réessayez.",
      other: "La signature n’a pas pu être enregistrée. Réessayez.",
    },
  },
  signed: {
    title: "Signée",
    by: "Par {name}, le {date}",
    download: "Télécharger le PDF signé",
    digest: "SHA-256 du PDF signé",
    label: "Signée électroniquement par",
  },
  footer: "Proposition {number}",
};
