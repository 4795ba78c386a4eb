import type { LanguageRules } from "../rules";
import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import type { CallTexts } from "./texts";

export const textsOf = ({ code }: LanguageRules): CallTexts =>
  ({ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH })[code];
