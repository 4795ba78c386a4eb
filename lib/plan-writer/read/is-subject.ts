import { INSTRUCTION, isGossip } from "../words/email-words";
import { WISH_WORDS } from "../words/request-words";
import { isRole } from "../words/role-words";
import { findDurations } from "./find-durations";
import { plainName } from "./plain-name";
import { isDate } from "./starts-with-date";

/** False for a request, a name, a URL, a date or a number of minutes: none of them is a topic. */
export function isSubject(text: string, named: ReadonlySet<string>): boolean {
  if (/^\p{Script=Han}$/u.test(text)) return true;
  if (text.length < 2 || text.length > 200 || !/\p{L}{2}/u.test(text)) return false;
  if (/^(?:inhaltlich )?(?:geht es|es geht) darum$/iu.test(text)) return false;
  if (named.has(plainName(text)) || INSTRUCTION.test(text) || isGossip(text) || isDate(text)) return false;
  if (/向け$/u.test(text)) return false;
  if (/https?:|www\.|@\w|^\+?\d[\d\s/()-]{6,}$/iu.test(text)) return false;
  if (
    /^(?:it|this|that|them|us|you|me|that['’]s it|das|es|ça|cela|eso|isso|questo|dat|etc|usw|tba|tbd|n\/a|more|mehr|todo|us all|everything|anything|something|stuff|whatever)$/iu.test(
      text,
    )
  )
    return false;
  if (
    /^(?:\d|an? |the |one |a few )[^\p{Lu}]{0,12}(?:min|minut|hour|stunde|heure|hora|ore|uur)/iu.test(text) ||
    (findDurations(text).length > 0 && text.length < 22)
  )
    return false;
  if (
    /^(?:we|i|you|please|wir|ich|sie|bitte|nous|je|vous|il faut|nosotros|por favor|nós|noi|per favore|wij|ik|graag)\s/iu.test(
      text,
    ) &&
    text.length > 50
  )
    return false;
  if (
    /^(?:(?:the|our|this|das|unser|le|notre|el|nuestro|o|nosso|il|nostro|het|ons)\s)?(?:\p{L}*webinar|webinaire|show|session|event|stream|talk|workshop|panel|sendung|veranstaltung|émission|programa|puntata|diretta|uitzending)$/iu.test(
      text,
    )
  )
    return false;
  return !isWish(text) && !(isRole(text) && /^\p{Lu}\p{L}+ \p{Lu}\p{L}+,/u.test(text));
}

/** "A live demo", "Q&A", "no slides": requested or refused, not talked about. */
export function isWish(text: string): boolean {
  if (
    /^(?:no|ohne|kein|keine|sans|pas de|sin|sem|senza|geen|zonder|without)\s/iu.test(text) &&
    text.split(" ").length <= 4
  )
    return true;
  const bare = text.replace(
    /^(?:(?:a|an|the|our|short|quick|live|eine?n?|kurze|une?|una?|uma?|il|la|le|los|las|een|audience|time for|zeit für|include|add|plus|with|mit|open|and|final)\s)+/giu,
    "",
  );
  return (
    WISH_WORDS.some(([what, pattern]) => {
      if (what === "story") return false;
      pattern.lastIndex = 0;
      const match = pattern.exec(bare);
      pattern.lastIndex = 0;
      return (
        match !== null &&
        match.index === 0 &&
        bare.length - match[0].length <= 14 &&
        bare.split(" ").length <= 4
      );
    }) ||
    (/(?<![\p{L}])(?:demo|démo|poll|umfrage|sondage|encuesta|sondaggio|peiling|デモ|投票|アンケート)/iu.test(
      text,
    ) &&
      /^(?:live |a |product )?(?:demo|démo|demonstration|poll|umfrage|sondage|encuesta|sondaggio|peiling)\b/iu.test(
        text,
      ))
  );
}
