import type { Teller } from "../teller";
import type { Missing, Written } from "../written";

/** Writes one kind of text about a show, or says what is missing for it. */
export type Kind = (teller: Teller) => Omit<Written, "kind"> | Missing;
