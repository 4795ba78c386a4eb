/** A number that was said. */
export interface Known {
  /** Of its sentence. */
  at: number;
  amount: string;
  value: number;
  isMoney: boolean;
  isCents: boolean;
  currency: string | null;
}

export const ratio = (one: number, other: number): number =>
  Math.max(one, other) / Math.max(1e-6, Math.min(one, other));

export const PERIODS = /(?:month|year|quarter|annum|monat|jahr|quartal|mois|an|mes|año)$/u;
export const EACH =
  /(?:user|seat|person|head|license|licence|agent|employee|unit|word|box|piece|item|page|minute|hour|bottle|pack|parcel|kilo|stück|nutzer|kopf|person|platz|lizenz|stunde|minute|seite|kilo|utilisateur|usuario)/u;
