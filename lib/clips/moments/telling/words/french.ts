import { every, type TellingWords } from "./telling-words";

export const FRENCH: TellingWords = {
  past: every(
    "(?:j(?:’|')|\\p{L}+ )?(?:ai|as|a|avons|avez|ont) \\p{L}+(?:é|is|it|u|ert)e?s?",
    "était|étaient|avait|avaient|fallait|voulait|pouvait|\\p{L}{3,}aient",
    "(?:suis|est|sommes|sont) (?:all|arriv|part|ven|rest|devenu|tomb)\\p{L}*",
  ),
  someone: every("il", "elle", "lui"),
  speech: every(
    "(?:il|elle|je|on|qui)(?: me| m(?:’|')a| lui| nous)? (?:dit|disait|demande|demandait|répond|écrit)",
    "(?:a|ai|ont) (?:dit|demandé|répondu|écrit)",
  ),
  personal: every(
    "honte|peur|pleur\\p{L}*|colère|fière?s?|déteste\\p{L}*|aim\\p{L}*|panique|culpabil\\p{L}*|désolée?s?",
    "honnêtement|avou\\p{L}*|tort|erreur|faute|échou\\p{L}*|échec|stupide|pire|secret",
  ),
  filler: every("euh", "ben", "bah", "du coup", "en fait", "quoi", "voilà", "genre"),
  around: every(
    "chat|questions?|diapos?|diapositives?|écran|sondage|lien|enregistrement|webinaire|page|liste",
    "merci|bonjour|bonsoir|au revoir|bienvenue|pardon|s(?:’|')il vous plaît",
    "d(?:’|')accord|alors|on va|je vais|nous allons|la suivante|vous voyez|je vois",
    "ça dépend|quelques",
  ),
  response: every(
    "oh",
    "ah (?:oui|bon|non)",
    "waouh|wow|incroyable|exactement|magnifique|génial|formidable|bravo",
    "c(?:’|')est (?:fou|beau|énorme|drôle|terrible)",
    "vraiment ?\\?",
    "r(?:ire|ires|it|ient)",
  ),
  usual: { past: 3, someone: 1.6, filler: 1.2, around: 3 },
};
