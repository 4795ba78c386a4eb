const LISTS = {
  en: "customer buyer seller prospect client vendor sales rep team side call meeting conversation discussion deal price pricing cost costs budget discount contract proposal offer demo trial pilot timeline decision concern concerns question questions next step steps agreed overall currently however instead because although after before during while since both neither several",
  de: "kunde kundin kunden kundenseite käufer verkäufer verkäuferin vertrieb anbieter angebot preis preise kosten budget rabatt vertrag gespräch termin treffen entscheidung team seite firma unternehmen frage fragen einwand einwände bedenken schritt schritte zeitplan problem lösung produkt bedarf wunsch ziel vorschlag zusage interesse sorge grund anschließend außerdem danach zuvor allerdings jedoch derzeit beide",
  fr: "client cliente acheteur vendeur équipe appel réunion discussion prix coût coûts budget remise contrat proposition offre essai décision question questions étape étapes cependant ensuite actuellement après avant pendant",
  es: "cliente comprador vendedor equipo llamada reunión conversación precio precios coste costes presupuesto descuento contrato propuesta oferta prueba decisión pregunta preguntas paso pasos sin después antes durante actualmente",
} as const;

/** Words with which a sentence about a call may begin, and German nouns of any call: they name no one. */
export const SUMMARY_WORDS: Readonly<Record<keyof typeof LISTS, ReadonlySet<string>>> = {
  en: new Set(LISTS.en.split(" ")),
  de: new Set(LISTS.de.split(" ")),
  fr: new Set(LISTS.fr.split(" ")),
  es: new Set(LISTS.es.split(" ")),
};
