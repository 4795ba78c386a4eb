import { every, type TellingWords } from "./telling-words";

export const SPANISH: TellingWords = {
  past: every(
    "era|eran|fue|fueron|había|habían|tenía|tenían|estaba|estaban|hizo|hice|dijo|dije|vino|pudo|quiso|puso|tuvo|tuve",
    "(?:he|has|ha|hemos|han) \\p{L}+(?:ado|ido|cho|sto)",
    "\\p{L}{3,}(?:aba|aban|aron|ieron|ió|amos)",
  ),
  someone: every("él", "ella", "le"),
  speech: every(
    "(?:me|le|nos)? ?(?:dijo|dice|dije|preguntó|pregunta|contestó|escribió)",
    "(?:ha|he) (?:dicho|preguntado|escrito)",
  ),
  personal: every(
    "vergüenza|miedo|llor\\p{L}*|enfad\\p{L}*|rabia|orgullos\\p{L}*|odi\\p{L}*|am(?:o|é|aba)|pánico|culpa\\p{L}*|perdón",
    "sinceramente|honestamente|admit\\p{L}*|confes\\p{L}*|equivo\\p{L}*|error|fracas\\p{L}*|fall\\p{L}*|tont\\p{L}*|peor|secreto",
  ),
  filler: every("eh", "este", "o sea", "bueno", "digamos", "en plan", "pues"),
  around: every(
    "chat|preguntas?|diapositivas?|pantalla|encuesta|enlace|grabación|seminario|página|lista",
    "gracias|hola|buenas|adiós|bienvenid[oa]s?|por favor|perdón",
    "vale|bueno|vamos a|voy a|la siguiente|ven ustedes|veo",
    "depende|unos? cuantos?",
  ),
  response: every(
    "oh|guau|wow|increíble|exacto|claro que sí|genial|madre mía|qué (?:bueno|fuerte|bonito|risa|horror|bien)",
    "¿en serio\\?",
    "¿de verdad\\?",
    "r(?:isas|íe|íen)",
    "ja(?:ja)+",
  ),
  usual: { past: 3.5, someone: 1, filler: 1.2, around: 3 },
};
