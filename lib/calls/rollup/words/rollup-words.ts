export interface RollUpWords {
  number: (what: string, before: string, after: string) => string;
  numberKinds: Readonly<Record<"price" | "budget" | "count" | "percent", string>>;
  moved: (what: string, before: string, after: string) => string;
  joined: (name: string) => string;
  quiet: (name: string, call: number) => string;
  saysLess: (name: string) => string;
  objectionNew: (quote: string) => string;
  objectionOpen: (quote: string) => string;
  objectionResolved: (quote: string) => string;
  competitor: (name: string) => string;
  done: (owner: string | null, what: string) => string;
  overdue: (owner: string | null, what: string, due: string) => string;
  stage: (before: string, after: string) => string;
  agreed: (owner: string | null, what: string, due: string) => string;
  noStep: string;
  noLabels: string;
  noStart: string;
}

const who = (owner: string | null): string => (owner === null ? "" : `${owner}: `);

export const ENGLISH: RollUpWords = {
  number: (what, before, after) => `${what} changed from ${before} to ${after}.`,
  numberKinds: { price: "A price", budget: "The budget", count: "A number", percent: "A percentage" },
  moved: (what, before, after) => `Moved from ${before} to ${after}: “${what}”`,
  joined: (name) => `${name} joined the conversation.`,
  quiet: (name, call) => `${name} hasn't spoken since call ${call}.`,
  saysLess: (name) => `${name} says much less than before.`,
  objectionNew: (quote) => `New objection: “${quote}”`,
  objectionOpen: (quote) => `Still unresolved: “${quote}”`,
  objectionResolved: (quote) => `Resolved: “${quote}”`,
  competitor: (name) => `${name} is mentioned for the first time.`,
  done: (owner, what) => `Done – ${who(owner)}${what}`,
  overdue: (owner, what, due) => `Due ${due}, and no later call says it was done – ${who(owner)}${what}`,
  stage: (before, after) => `Stage went from ${before} to ${after}.`,
  agreed: (owner, what, due) => `Agreed for ${due} – ${who(owner)}${what}`,
  noStep: "No next step was agreed in the last call.",
  noLabels: "The last call has no speakers, so it isn't known who went quiet.",
  noStart: "Calls without started_at: overdue steps aren't known for them.",
};

export const GERMAN: RollUpWords = {
  number: (what, before, after) => `${what}: vorher ${before}, jetzt ${after}.`,
  numberKinds: { price: "Preis", budget: "Budget", count: "Anzahl", percent: "Prozentsatz" },
  moved: (what, before, after) => `Verschoben vom ${before} auf den ${after}: „${what}“`,
  joined: (name) => `${name} ist neu dabei.`,
  quiet: (name, call) => `${name} war seit Gespräch ${call} nicht mehr zu hören.`,
  saysLess: (name) => `${name} sagt deutlich weniger als zuvor.`,
  objectionNew: (quote) => `Neuer Einwand: „${quote}“`,
  objectionOpen: (quote) => `Weiter offen: „${quote}“`,
  objectionResolved: (quote) => `Geklärt: „${quote}“`,
  competitor: (name) => `${name} wird zum ersten Mal erwähnt.`,
  done: (owner, what) => `Erledigt – ${who(owner)}${what}`,
  overdue: (owner, what, due) => `Fällig am ${due}, danach nicht als erledigt erwähnt – ${who(owner)}${what}`,
  stage: (before, after) => `Phase: vorher ${before}, jetzt ${after}.`,
  agreed: (owner, what, due) => `Vereinbart für den ${due} – ${who(owner)}${what}`,
  noStep: "Im letzten Gespräch wurde kein nächster Schritt vereinbart.",
  noLabels: "Das letzte Gespräch nennt keine Sprecher, deshalb ist offen, wer nicht mehr dabei war.",
  noStart: "Bei Gesprächen ohne started_at lässt sich nicht sagen, was überfällig ist.",
};

export const FRENCH: RollUpWords = {
  number: (what, before, after) => `${what} : ${before} auparavant, ${after} maintenant.`,
  numberKinds: { price: "Prix", budget: "Budget", count: "Nombre", percent: "Pourcentage" },
  moved: (what, before, after) => `Déplacé du ${before} au ${after} : « ${what} »`,
  joined: (name) => `${name} participe pour la première fois.`,
  quiet: (name, call) => `${name} ne s’est plus exprimé(e) depuis l’appel ${call}.`,
  saysLess: (name) => `${name} parle beaucoup moins qu’avant.`,
  objectionNew: (quote) => `Nouvelle objection : « ${quote} »`,
  objectionOpen: (quote) => `Toujours en suspens : « ${quote} »`,
  objectionResolved: (quote) => `Résolu : « ${quote} »`,
  competitor: (name) => `${name} est mentionné pour la première fois.`,
  done: (owner, what) => `Fait – ${who(owner)}${what}`,
  overdue: (owner, what, due) =>
    `Prévu le ${due}, aucun appel suivant ne dit que c’est fait – ${who(owner)}${what}`,
  stage: (before, after) => `Étape : ${before} auparavant, ${after} maintenant.`,
  agreed: (owner, what, due) => `Convenu pour le ${due} – ${who(owner)}${what}`,
  noStep: "Aucune prochaine étape n’a été convenue lors du dernier appel.",
  noLabels: "Le dernier appel n’indique pas qui parle : on ne sait pas qui s’est tu.",
  noStart: "Sans started_at, on ne sait pas ce qui est en retard.",
};

export const SPANISH: RollUpWords = {
  number: (what, before, after) => `${what}: antes ${before}, ahora ${after}.`,
  numberKinds: { price: "Precio", budget: "Presupuesto", count: "Cantidad", percent: "Porcentaje" },
  moved: (what, before, after) => `Se movió del ${before} al ${after}: «${what}»`,
  joined: (name) => `${name} participa por primera vez.`,
  quiet: (name, call) => `${name} no ha hablado desde la llamada ${call}.`,
  saysLess: (name) => `${name} habla mucho menos que antes.`,
  objectionNew: (quote) => `Nueva objeción: «${quote}»`,
  objectionOpen: (quote) => `Sigue sin resolver: «${quote}»`,
  objectionResolved: (quote) => `Resuelto: «${quote}»`,
  competitor: (name) => `${name} se menciona por primera vez.`,
  done: (owner, what) => `Hecho – ${who(owner)}${what}`,
  overdue: (owner, what, due) =>
    `Para el ${due}, y ninguna llamada posterior dice que se hizo – ${who(owner)}${what}`,
  stage: (before, after) => `Fase: antes ${before}, ahora ${after}.`,
  agreed: (owner, what, due) => `Acordado para el ${due} – ${who(owner)}${what}`,
  noStep: "En la última llamada no se acordó ningún próximo paso.",
  noLabels: "La última llamada no indica quién habla, así que no se sabe quién dejó de participar.",
  noStart: "Sin started_at no se sabe qué está atrasado.",
};
