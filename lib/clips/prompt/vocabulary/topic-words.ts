import type { EvidenceKind } from "../../moments/moment";

const any = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");
const first = (source: string): RegExp => new RegExp(`^[\\s,;.:|–-]*(?:${source})(?![\\p{L}\\d])`, "iu");

const MOMENT =
  "clips?|videos?|vídeos?|vidéos?|shorts?|reels?|moments?|momentos?|parts?|bits?|sections?|segments?|pieces?|scenes?|stelle|teil|ausschnitt|abschnitt|szene|passages?|partes?|extraits?|séquences?|fragmentos?|trozos?|escenas?";
const BEST =
  "best|top|strongest|greatest|most (?:interesting|important|shareable|viral)|beste[rsnm]?|interessanteste[rsn]?|meilleure?s?|mejor(?:es)?";

/** What a kind of moment is called. */
export const KINDS: readonly (readonly [EvidenceKind, RegExp])[] = [
  [
    "laugh",
    any(
      `(?:the )?(?:funn(?:y|iest)|lustigste[rsnm]?|lustige[rsnm]?|plus drôle|drôle|divertid[oa]|más divertid[oa]) (?:${MOMENT})|(?:${MOMENT}) (?:le plus )?(?:drôle|divertid[oa])|where (?:people|everyone|they|we) laughs?`,
    ),
  ],
  [
    "question_answered",
    any(`(?:the )?(?:${BEST}) (?:question|answer|frage|antwort|pregunta|respuesta|réponse)`),
  ],
  ["story", any(`(?:the )?(?:${BEST}) (?:story|anecdote|geschichte|anekdote|histoire|historia|anécdota)`)],
  ["advice", any(`(?:the )?(?:${BEST}) (?:advice|tip|ratschlag|tipp|conseil|consejo)`)],
  ["number", any(`(?:the )?(?:${BEST}) (?:number|statistic|stat|zahl|chiffre|cifra)`)],
  [
    "reactions",
    any(
      "(?:the )?(?:most|strongest|biggest) reactions?|where (?:people|the audience) reacted(?: the)?(?: most)?|meisten? reaktionen|plus de réactions|más reacciones",
    ),
  ],
  [
    "chat",
    any(
      "where (?:the )?chat (?:exploded|went wild|was busiest)|(?:the )?most (?:chat|messages)|busiest chat",
    ),
  ],
];

/** What is asked, as opposed to what is talked about. Taken off the beginning as long as there is any. */
export const LEADS: readonly RegExp[] = [
  first("please|bitte|s['’]il (?:vous|te) plaît|por favor|hey|hi|ok(?:ay)?"),
  first(
    "(?:can|could|would|will) you(?: please)?|i(?: would|['’]d)? (?:want|need|like)(?: to have)?|(?:kannst|könntest) du(?: mir| uns)?(?: bitte)?|ich (?:will|möchte|brauche)|(?:peux-tu|pouvez-vous|je (?:veux|voudrais))|(?:puedes|podrías|quiero|necesito)",
  ),
  first(
    "(?:make|cut|create|render|give|find|get|produce|take|use|show|clip|pull|turn)(?: out)?(?: me| us| it)?|(?:mach|schneide|erstelle|finde|nimm|zeig|rendere)(?:e)?(?: mir| uns)?|(?:fais|faites|coupe|crée|trouve|prends|montre)(?:-moi|-nous)?|(?:haz(?:me)?|corta|crea|encuentra|busca|toma|muestra)(?:me)?",
  ),
  first("an?|the|one|some|this|that|eine?[rnms]?|d(?:er|ie|as|en|em)|les?|la|l['’]|une?|los?|las|el"),
  first(
    "(?:very )?(?:short|quick|nice|good|great|little|vertical|new)|kurze[rsnm]?|schöne[rsnm]?|neue[rsnm]?|court[es]*|petit[es]*|corto|breve|buen",
  ),
  first(BEST),
  first(MOMENT),
  first(
    "of|from|for|on|about|where|when|in which|at which|during which|with|that|which|who|wo|in de[rm]|aus|von|vom|über|zu|zum|wenn|als|bei|mit|worin|où|quand|dans laquelle|de|du|des|d['’]|sur|à propos de|avec|donde|cuando|en que|en la que|sobre|acerca de|con|del",
  ),
  first(
    "talks?|talking|speaks?|speaking|says?|saying|tells?|explain(?:s|ing|ed)?|describ(?:es?|ing|ed)|discuss(?:es|ing|ed)?|answer(?:s|ing|ed)?|mention(?:s|ing|ed)?|talked|spoke|said|told|goes|is|are|was|were|starts?|begins?|shows?|introduces?|argues?|wants? to|spricht|redet|sagt|erzählt|erklärt|beschreibt|zeigt|explique|parle|raconte|dit|décrit|présente|explica|habla|cuenta|dice|describe|presenta",
  ),
  first(
    "(?:why|how|what|that|to|up|into|us|uns|nous|nos|warum|wie|dass|pourquoi|comment|que|por qué|cómo)(?= )",
  ),
];

/** Taken off the end. */
export const TAILS: readonly RegExp[] = [
  /[\s,;.:|!?–-]+$/u,
  /(?<![\p{L}\d])(?:please|bitte|s['’]il (?:vous|te) plaît|por favor|thanks|thank you|danke|merci|gracias|and|und|et|y|as|a|an|in|im|en|with|mit|avec|con|for|für|pour|para|make it|it should be|that is|clip|video|format|version|spricht|redet|erzählt|erklärt|explains it)$/iu,
];

/** What a clause begins with that says how a clip should be, not what is in it. */
export const SAYS_HOW =
  /^\s*(?:with|without|no|use|make|add|put|in an?|as an?|keep|mit|ohne|keine|nimm|als|avec|sans|utilise|ajoute|en|con|sin|usa|añade)(?![\p{L}])/iu;

/** Words in which no one is looked for. */
export const FUNCTION_WORDS = new Set(
  `a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its
  just me my no not of on one or our out she so some than that the their them then there these they this to too up us
  was we were what when where which who why will with would you your
  aber als am an auch auf aus bei bin bis das dass dem den der des die doch du ein eine einem einen einer er es für hat
  haben ich ihr im in ist ja kann man mit nach nicht noch nur ob oder sich sie sind so über um und uns vom von vor war
  was wenn wer wie wir wird wo zu zum zur
  au aux avec ce ces cette dans de des du elle en est et il ils je la le les leur mais ne nos nous on ou où par pas
  plus pour que qui sa se ses son sont sur un une vous
  al como con cómo del donde el ella ellos en es esta este ha hay la las lo los más mi muy no nos o para pero por qué
  que se ser si sin sobre son su sus también un una unos y ya`.split(/\s+/u),
);
