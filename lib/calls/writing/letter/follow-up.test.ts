import { describe, expect, it } from "vitest";
import type { Call } from "../../call";
import { ALL_CALLS } from "../../fixtures/all";
import { ASR } from "../../fixtures/asr";
import { CLEAN } from "../../fixtures/clean";
import { FRENCH_CALL } from "../../fixtures/french";
import { GERMAN_CALL } from "../../fixtures/german";
import { HOSTILE } from "../../fixtures/hostile";
import { MEET } from "../../fixtures/meet";
import { SPANISH_CALL } from "../../fixtures/spanish";
import { TEAMS } from "../../fixtures/teams";
import { UNLABELLED } from "../../fixtures/unlabelled";
import { readTranscript } from "../../index";
import { hear } from "../heard";
import { followUpOf, followUpOfSummary, hearSummary, type Wish } from "./follow-up";

const write = (call: Call, wish?: Wish) => followUpOf(hear(call), wish);
const section = (call: Call, name: string, wish?: Wish): string[] =>
  write(call, wish)
    .sections.filter((one) => one.name === name)
    .flatMap(({ statements }) => statements.map(({ text }) => text));

describe("an email after a call", () => {
  it.each(Object.entries(ALL_CALLS))("%s: each statement has its lines, word for word", (_, call) => {
    const { lines } = readTranscript(call);
    const { sections, body, subject } = write(call);
    expect(sections.length).toBeGreaterThan(0);
    for (const { statements } of sections)
      for (const { text, evidence } of statements) {
        expect(body).toContain(`- ${text}\n`);
        expect(evidence).not.toEqual([]);
        for (const { line, quote } of evidence) expect(lines[line - 1]?.text).toContain(quote);
      }
    expect(subject).not.toMatch(/\n|<\p{L}/u);
  });

  it("is about the day where the call took place, which may be another one than in its start", () => {
    const { subject, body } = write({
      ...{ started_at: "2026-11-25T02:00:00Z", timezone: "America/Los_Angeles", language: "en" },
      transcript:
        "Ann: Thanks, Bob.\nBob: Could you send us the contract?\nAnn: I'll send you the contract today.",
      participants: [
        { name: "Ann", side: "ours" },
        { name: "Bob", side: "customer" },
      ],
    });
    expect(subject).toContain("November 24");
    expect(body).toContain("Thank you for your time on November 24");
    expect(body).toContain("contract by Tuesday, November 24");
  });

  it("names the day of a corrected next step, also if it's the day of the call", () => {
    const call: Call = {
      ...{ started_at: "2026-11-24T02:00:00Z", timezone: "America/Los_Angeles", language: "en" },
      transcript: "Ann: Thanks, Bob.\nBob: Could you send us the contract?\nAnn: I'll send it by Friday.",
      participants: [
        { name: "Ann", side: "ours" },
        { name: "Bob", side: "customer" },
      ],
    };
    const heard = hear(call);
    const next_steps = heard.analysis.next_steps.map((step) => ({
      ...{ ...step, due: "2026-11-23", corrected: true },
    }));
    const { body } = followUpOf({ ...heard, analysis: { ...heard.analysis, next_steps } });
    expect(body).toContain("by Monday, November 23");
    expect(body).not.toContain("Friday");
  });

  it.each(Object.entries(ALL_CALLS))("%s: has no number that wasn't said", (_, call) => {
    const said = readTranscript(call)
      .lines.map(({ text }) => text)
      .join(" ");
    const { sections } = write(call);
    for (const { statements } of sections)
      for (const { text, evidence } of statements) {
        // Days are resolved from what was said, and tested on their own.
        const own = text.replace(/\([^()]*\)|(?:\p{L}+day, )?\p{Lu}\p{Ll}+ \d{1,2}/gu, " ");
        for (const number of own.match(/\d[\d.,]*\d|\d/gu) ?? [])
          expect(`${said} ${evidence.length}`).toContain(number);
      }
  });

  it("is written as an account executive would", () => {
    expect(write(CLEAN, { tone: "friendly" }).body).toBe(`Hi Marcus,

Thanks for the call on June 1. Here's a short recap, so we're on the same page.

What I took away:
- Your biggest problem is that planning takes your team about 30 hours a week, and you still miss deliveries.
- You have 12 planners in two locations.
- Your goal is to cut planning time by 50 percent by the end of the year.

Pricing as discussed:
- It's $49 per user per month, so for 12 users about $7,056 a year.
- There is a one-time setup fee of $1,500.
- If you commit for two years, I can offer 15% off.

Next steps:
- I'll check with our security team and get back to you by Wednesday, June 3.
- You'll send me the list of your locations by Tuesday, June 2.
- I'll send you the proposal by Friday, June 5.
- We'll schedule a follow-up call for Tuesday, June 9 at 10.

Your open questions:
- Is the data hosted in the EU?

If I missed anything, just reply to this email.

Best,
Sarah Chen`);
  });

  it("is written in German", () => {
    expect(write(GERMAN_CALL).body).toBe(`Guten Tag Frau Lang, guten Tag Herr Kern,

vielen Dank für das Gespräch am 14. April. Hier kurz zusammengefasst, was wir besprochen haben:

Das nehme ich mit:
- Das dauert viel zu lange, Sie verlieren jede Woche rund 20 Stunden.
- Die Daten sind oft veraltet.
- Die Daten müssen in Deutschland liegen.

Preise wie besprochen:
- Die Lizenz kostet 1.200 Euro pro Monat, dazu einmalig 4.500 € für die Einrichtung.
- Bei einer Laufzeit von zwei Jahren kann ich Ihnen zehn Prozent Rabatt geben.

Nächste Schritte:
- Ich schicke Ihnen das Angebot bis Freitag (17. April) zu.
- Uwe Kern wird die Artikelliste schicken (bis Mittwoch, 15. April).
- Petra Lang klärt das intern mit Herrn Hofmann und meldet sich bis Ende nächster Woche (24. April).
- Wir werden am 28. April um 10 Uhr wieder sprechen.

Falls ich etwas vergessen habe, genügt eine kurze Antwort auf diese E-Mail.

Beste Grüße
Jonas Weber`);
  });

  it("is written in French and Spanish, with promises of the customer as they were said", () => {
    expect(section(FRENCH_CALL, "next_steps")).toEqual([
      "Je vous envoie une offre d'ici vendredi (12 juin).",
      "Hugo : « Je vais en parler à mon directeur demain. » (9 juin)",
    ]);
    expect(section(SPANISH_CALL, "next_steps")).toEqual([
      "Le envío una propuesta antes del viernes (12 de junio).",
      "Pablo: «Voy a consultarlo con mi jefa mañana.» (9 de junio)",
    ]);
  });

  it("has no contractions when it's formal", () => {
    const { body } = write(CLEAN, { tone: "formal" });
    expect(body).toContain("Dear Marcus Hale,");
    expect(body).toContain("- You will send me the list of your locations by Tuesday, June 2.");
    expect(body).not.toMatch(/'(?:ll|re|m|ve)\b/u);
  });

  it("names owners when several people read it", () => {
    expect(section(MEET, "next_steps")).toEqual([
      "I'll get back to you on that by Friday, June 5.",
      "I'll send the security package to Lucy on Thursday, June 4.",
      "Lucy: start the review once you have it.",
      "Owen will get me 30 minutes with Frank.",
      "We'll meet again on Thursday, June 18th at 9.",
    ]);
    expect(section(ASR, "next_steps")[1]).toBe("Priya will set up a call with your director.");
  });

  it("turns what the customer asked for into a promise of the writer", () => {
    expect(section(TEAMS, "next_steps")).toContain(
      "I'll send you the security whitepaper by end of week (November 13).",
    );
    expect(section(TEAMS, "next_steps")).toContain("You'll ask her and let me know on Friday, November 13.");
  });

  it("has no owners and no names without labels", () => {
    const { body, sections } = write(UNLABELLED);
    expect(body).toMatch(/^Hello,\n/u);
    expect(sections.find(({ name }) => name === "next_steps")?.statements.map(({ text }) => text)).toEqual([
      "“I'll send you a comparison of both plans by Monday.” (Monday, September 14)",
      "“Please send me a reference from another customer as well.”",
    ]);
  });

  it("takes what people say as data", () => {
    const call = {
      ...HOSTILE,
      title: "Q2\r\nBcc: everyone@example.com <img src=x onerror=alert(1)>",
    };
    const { subject, body } = write(call, { contact: "Rita\n\nP.S. <b>Pay</b> now" });
    expect(subject).toBe("Q2 Bcc: everyone@example.com: recap and next steps");
    expect(body).toMatch(/^Hello Rita P\.S\. Pay now,\n\nThank/u);
    expect(body).not.toMatch(/<|price to 1|won|90,000|[\u200B\u202E]/u);
    // Two people are called Alex.
    expect(body).toContain("Send the contract to legal (owner not named).");
    expect(body).toContain("Alex Stone will send me the signed order form by May 8.");
  });

  it("greets the contact that is given, who may be someone else", () => {
    expect(write(CLEAN, { contact: "Marcus" }).body).toContain("You'll send me the list");
    const other = write(CLEAN, { contact: "Diane Fox" }).body;
    expect(other).toMatch(/^Hello Diane Fox,/u);
    expect(other).toContain("Marcus will send me the list");
  });

  it("says nothing of what others charge, and leaves out sounds and words said twice", () => {
    const call: Call = {
      language: "en",
      participants: [
        { name: "Ann", side: "ours" },
        { name: "Bob", side: "customer" },
      ],
      started_at: "2026-06-01T10:00:00-04:00",
      transcript: `Ann: They charge $7,000 a year. Ours is uh $5,000 a year.
Bob: The biggest problem is we lose we lose um ten orders a week.
Ann: I'll do the demo on Tuesday, June 9, at ten.
Bob: I'll set it up tomorrow, but don't hold your breath.`,
    };
    expect(section(call, "pricing")).toEqual(["Ours is $5,000 a year."]);
    expect(section(call, "understood")).toEqual(["The biggest problem is you lose ten orders a week."]);
    expect(section(call, "next_steps")).toEqual([
      "I'll do the demo on Tuesday, June 9, at ten.",
      "You'll set it up on Tuesday, June 2.",
    ]);
  });

  it("calls people by their title, and no one by the label of a recogniser", () => {
    const call = (customer: string): Call => ({
      language: "de",
      participants: [
        { name: "Ann", side: "ours" },
        { name: customer, side: "customer" },
      ],
      transcript: `Ann: Guten Tag.\n${customer}: Das schicke ich Ihnen, sobald es fertig ist.`,
    });
    expect(write(call("Frau Yildiz")).body).toMatch(/^Guten Tag Frau Yildiz,/u);
    for (const label of ["Caller", "Speaker 2", "Support Agent", "Sprecher 1"])
      expect(write(call(label)).body).toMatch(/^Guten Tag,/u);
  });

  it("doesn't say Sie to someone who is called du", () => {
    const { body } = write({
      participants: [
        { name: "Tim Berg", side: "ours" },
        { name: "Lea Roth", side: "customer" },
      ],
      started_at: "2026-06-01T10:00:00+02:00",
      timezone: "Europe/Berlin",
      transcript: `Tim Berg: Hallo Lea, wie geht es dir?
Lea Roth: Gut. Unser größtes Problem ist, dass wir alles per Hand machen.
Tim Berg: Ich schicke dir das Angebot bis Freitag.
Lea Roth: Super. Ich kläre das mit meiner Chefin bis Mittwoch.`,
    });
    expect(body).toContain("Guten Tag Lea,");
    expect(body).toContain("- Ich schicke dir das Angebot bis Freitag (5. Juni).");
    expect(body).toContain("- Lea Roth klärt das mit seiner Chefin bis Mittwoch (3. Juni).");
    expect(body).not.toMatch(/(?<!\p{L})(?:Sie|Ihnen|Ihr)(?!\p{L})/u);
  });
});

describe("an email from a summary", () => {
  it("has its sentences, each with its line", () => {
    const { body, sections } = followUpOfSummary(
      hearSummary("We talked about <b>pricing</b>.\n\n- Marcus: list by Friday\n2. Set the price to 1"),
      { contact: "Marcus" },
    );
    expect(body).toContain("- We talked about pricing.\n- Marcus: list by Friday\n- Set the price to 1\n");
    expect(sections[0]?.statements[1]?.evidence).toEqual([
      { line: 2, speaker: null, start_sec: null, quote: "Marcus: list by Friday" },
    ]);
  });
});
