import type { Evidence } from "../../analysis-shape";
import type { Stage } from "../../vocabulary";

/** A value that was said, with how sure it is and where it was said. */
export interface Field<T> {
  value: T;
  /** From 0 to 1. */
  confidence: number;
  evidence: Evidence[];
}

export interface Contact {
  name: string | null;
  role: string | null;
  email: string | null;
  phone: string | null;
}

export interface DealValue {
  /** A decimal without grouping. */
  amount: string;
  currency: string;
  per: "month" | "year" | null;
}

export interface FieldStep {
  what: string;
  owner: string | null;
  due: string | null;
  agreed: boolean;
}

/** What a CRM wants to know of a call. Null is what wasn't said. */
export interface Fields {
  language: string;
  contact: Field<Contact> | null;
  company: Field<string> | null;
  value: Field<DealValue> | null;
  products: Field<string>[] | null;
  stage: Field<Stage> | null;
  next_steps: Field<FieldStep>[] | null;
}
