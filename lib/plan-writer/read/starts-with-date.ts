const DAYS =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag";
const MONTHS =
  "jan(?:uary|uar|vier|uari)?|feb(?:ruary|ruar|ruari)?|février|mar(?:ch|s|zo|ço)?|märz|maart|apr(?:il|ile)?|avril|abril|may|mai|mayo|maio|maggio|mei|june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust|ustus)?|août|agosto|sep(?:t|tember|tembre|tiembre)?|setembro|settembre|oct(?:ober|obre|ubre)?|okt(?:ober)?|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dez(?:ember|embro)?|décembre|diciembre|dicembre|enero|janeiro|gennaio|febrero|fevereiro|febbraio";
/** Shortened, only in front of a date. */
const SHORT =
  "mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|seg|ter|qua|qui|sex|gio|woe|don|vrij|zat|zon";
const NUMBERS = "\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d{2}|20\\d{2}-\\d{2}-\\d{2}";
/** What may follow the date of a show. "September 11 attacks" and "9 November 1989" are topics. */
const AFTER = `(?:,?\\s20\\d{2})?(?=\\s*$|\\s?[^\\p{L}\\p{N}\\s]|\\s(?:\\d{1,2}(?!\\d)|(?:and|und|et|y|e|en|or|oder)\\s(?:the |den |le |el |il )?(?:\\d|${DAYS}|${MONTHS})|(?:at|from|in|for|with|about|on|to|until|live|online|um|ab|von|für|mit|im|über|zu[mr]?|à|de|pour|avec|sur|a|para|con|sobre|das|às|com|alle|dalle|per|sul?|su|om|vanaf|voor|met|over|morning|afternoon|evening|morgens|abends|matin|soir)(?![\\p{L}])))`;
const DATE = new RegExp(
  `^(?:the |le |el |il |den |dem )?(?:(?:${DAYS}|(?:${SHORT})\\.?),?\\s+)?(?:the |den |dem )?(?:${NUMBERS}|\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:of |de )?(?:${MONTHS})|(?:${MONTHS})\\s\\d{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\p{N}])${AFTER}`,
  "iu",
);
const TIME = "\\d{1,2}(?:[:.h]\\d{2}|\\s?(?:[ap]\\.?m|uhr|h|heures?|horas?|uur|o['’]clock))(?![\\p{L}])";
const DAY = new RegExp(
  `^(?:${DAYS})(?:,?\\s(?:(?:at|um|à|a las|às|alle|om)\\s\\d.*|${TIME}.*|\\d{1,2}(?:st|nd|rd|th|\\.)?${AFTER}.*))?$`,
  "iu",
);
const ONLY = new RegExp(
  `${DATE.source}[\\s,]*(?:(?:at|from|um|ab|à|a las|às|alle|om)\\s\\d.*|${TIME}.*)?$`,
  "iu",
);

/** Whether a text starts with a day and month, or is a weekday with or without a time. */
export const startsWithDate = (text: string): boolean => DATE.test(text) || DAY.test(text);

/** Whether a text is a day and month, perhaps with a time. */
export const isDate = (text: string): boolean => ONLY.test(text);
