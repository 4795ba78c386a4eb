import { CLOSING, GREETING } from "../words/email-words";
import { labelKind } from "../words/labels";
import { BULLET, LABEL } from "./marks";
import type { Span } from "./sentences";

/** Removes greetings, signatures and quoted email headers. */
export function withoutLetter(lines: Span[]): Span[] {
  const kept: Span[] = [];
  let signature = 0;
  for (const line of lines) {
    const text = line.text.trim();
    const starts = line.text.length - line.text.trimStart().length;
    if (isEmailHead(text)) continue;
    if (signature > 0 && !opensAgain(text)) {
      signature -= 1;
      if (text.length <= 90) continue;
    }
    signature = 0;
    if (text === "--" || text === "__" || matchesAt(CLOSING, text, 60)) {
      signature = 9;
      continue;
    }
    const greeting = greetingLength(text);
    if (greeting === text.length && text !== "") continue;
    kept.push({ text: line.text.slice(starts + greeting), at: line.at + starts + greeting });
  }
  return kept;
}

const isEmailHead = (text: string): boolean =>
  /^(?:from|to|cc|bcc|sent|von|an|gesendet|de|à|envoyé|para|enviado(?: el)?|da|a|inviato|aan|verzonden|date|datum|fecha|data)\s*:\s.*(?:@|\d{4})/iu.test(
    text,
  ) ||
  /^(?:sent from my|von meinem|envoyé de mon|enviado desde|inviato da|verzonden vanaf|on .{5,60} wrote:|am .{5,60} schrieb)/iu.test(
    text,
  ) ||
  /^-{3,}/.test(text);

const opensAgain = (text: string): boolean =>
  BULLET.test(text) ||
  (LABEL.test(text) && labelKind(text.split(/[:：]/)[0] ?? "") !== undefined && !isContact(text));

const isContact = (text: string): boolean =>
  /^(?:tel|phone|mobile|mobil|e-?mail|fax|web|www|office|p\.?\s?s)\b/iu.test(text);

function matchesAt(pattern: RegExp, text: string, most: number): boolean {
  if (text.length > most || text === "" || /\d\s?(?:min|h\b)/i.test(text)) return false;
  pattern.lastIndex = 0;
  return pattern.test(text) && text.split(/\s+/).length <= 8;
}

/** Returns how much of a line is a greeting: all of a short line, otherwise up to the comma. */
function greetingLength(text: string): number {
  GREETING.lastIndex = 0;
  if (!GREETING.test(text)) return 0;
  if (text.length <= 40 && /[,!.:、。]?$/.test(text) && text.split(/\s+/).length <= 5 && !/\d/.test(text))
    return text.length;
  const comma = /^[^,!.、。\n]{1,40}[,!.、。]\s*/u.exec(text);
  return comma ? comma[0].length : 0;
}
