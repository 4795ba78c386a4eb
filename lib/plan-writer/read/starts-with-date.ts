const DAYS =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag";
const MONTHS =
  "jan(?:uary|uar|vier|uari)?|feb(?:ruary|ruar|ruari)?|février|mar(?:ch|s|zo|ço)?|märz|maart|apr(?:il|ile)?|avril|abril|may|mai|mayo|maio|maggio|mei|june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust|ustus)?|août|agosto|sep(?:t|tember|tembre|tiembre)?|setembro|settembre|oct(?:ober|obre|ubre)?|okt(?:ober)?|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dez(?:ember|embro)?|décembre|diciembre|dicembre|enero|janeiro|gennaio|febrero|fevereiro|febbraio";
const DATE = new RegExp(
  `^(?:the |le |el |il |den |dem )?(?:(?:${DAYS}),?\\s+)?(?:the |den |dem )?(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:of |de )?(?:${MONTHS})|(?:${MONTHS})\\s\\d{1,2})(?![\\p{L}\\p{N}])`,
  "iu",
);
const DAY = new RegExp(
  `^(?:${DAYS})(?:\\s(?:(?:at|um|à|a las|às|alle|om)\\s)?\\d{1,2}(?![\\p{L}\\p{N}]*[\\p{L}]{3}).*)?$`,
  "iu",
);

/** Whether a text starts with a day and month, or is a weekday with or without a time. */
export const startsWithDate = (text: string): boolean => DATE.test(text) || DAY.test(text);
