import { describe, expect, it } from "vitest";
import { PLAN_LANGUAGES } from "../plan-language";
import { readOutline } from "../read/read-outline";
import { wordsOf } from "./words-of";
import { writePlan } from "./write-plan";

function planned(brief: string, language: string) {
  const told = { title: "Bread", brief, language, seconds: 1_800, hostName: null, guests: [] };
  const { segments } = writePlan(readOutline(told), told);
  const part = segments.find(({ poll }) => poll !== null);
  const { notes } = wordsOf(language as "en");
  return { ...part?.poll, isOpen: part?.notes.includes(notes.pollAnswers) ?? false };
}

describe("a requested poll without answers", () => {
  it.each([
    ["en", "Poll: do you bake at home?", "Yes"],
    ["en", "Poll: how often do you bake?", "Every day"],
    ["en", "Poll: how many of you bake?", "Yes"],
    ["en", "Poll: how many loaves do you bake?", "None"],
    ["en", "Poll: what's your role?", "Management"],
    ["en", "Poll: how big is your team?", "Just me"],
    ["en", "Poll: where are you with sourdough?", "Not started"],
    ["en", "Poll: how confident are you with rye?", "Very"],
    ["en", "Poll: when did you last bake?", "This week"],
    ["en", "A pulse poll up top: how's everyone feeling, 1-5", "1 (lowest)"],
    ["en", "Open with a poll on how long a loaf takes at their place.", "A few hours"],
    ["de", "Umfrage: wer backt schon selbst?", "Ja"],
    ["de", "Umfrage: Wie oft backen Sie?", "Täglich"],
    ["de", "Umfrage: Wie zufrieden sind Sie mit dem Ofen?", "Sehr"],
    ["de", "Umfrage: Wie groß ist Ihr Betrieb?", "Nur ich"],
    ["fr", "Sondage : vous faites déjà votre pain ?", "Oui"],
    ["fr", "Un sondage au début pour savoir qui fait déjà son pain.", "Oui"],
    ["fr", "Sondage : à quelle fréquence cuisinez-vous ?", "Tous les jours"],
    ["es", "Encuesta: ¿ya haces pan en casa?", "Sí"],
    ["es", "Encuesta: ¿con qué frecuencia haces pan?", "Todos los días"],
    ["pt", "Enquete: você já faz pão em casa?", "Sim"],
    ["pt", "Enquete: com que frequência faz pão?", "Todos os dias"],
    ["pt", "1. Pão, 5 min\n2. Votação: horário de sábado, 5 min\n3. Fim, 5 min", "A favor"],
    ["it", "Sondaggio: quanti hanno già fatto il pane?", "Sì"],
    ["it", "Sondaggio: quanto spesso fate il pane?", "Ogni giorno"],
    ["nl", "Poll: wie bakt er al zelf?", "Ja"],
    ["nl", "Poll: hoe vaak bak je brood?", "Elke dag"],
    ["ja", "アンケート：もうパンを焼いていますか？", "はい"],
    ["ja", "アンケート：週に何回パンを焼きますか？", "毎日"],
  ])("offers answers that fit the question (%s: %s)", (language, brief, first) => {
    const { options, isOpen } = planned(brief, language);
    expect(options?.[0]).toBe(first);
    expect(isOpen).toBe(false);
  });

  it.each(["Poll: ready? yes / Yes", "Poll: Coffee or coffee?"])("has more than one of them: %s", (brief) => {
    const { options = [] } = planned(brief, "en");
    expect([options.length > 1, new Set(options).size]).toEqual([true, options.length]);
  });

  it.each([
    ["en", "Poll: rye, wheat or spelt?", ["Rye", "Wheat", "Spelt"]],
    ["en", "Poll: which of these do you use: Slack, Teams or mail?", ["Slack", "Teams", "Mail"]],
    ["en", "Poll: which one next? Slack / Teams / mail", ["Slack", "Teams", "Mail"]],
    ["de", "Umfrage: Roggen oder Weizen?", ["Roggen", "Weizen"]],
    ["fr", "Sondage : pain ou brioche ?", ["Pain", "Brioche"]],
    ["ja", "アンケート：紅茶それともコーヒー？", ["紅茶", "コーヒー"]],
  ])("offers the answers named in the question (%s: %s)", (language, brief, options) => {
    expect(planned(brief, language).options).toEqual(options);
  });

  it("offers the show's topics if the question asks for one of them", () => {
    const { options } = planned("Topics: rye, wheat, spelt. Poll: what is your biggest hurdle?", "en");
    expect(options).toEqual(["Rye", "Wheat", "Spelt", "Something else"]);
  });

  it("leaves answers to the host only if they can't be inferred, and never uses A, B and C", () => {
    const open = planned("Poll: which bakery should come next?", "en");
    expect(open.isOpen).toBe(true);
    expect(open.options?.length).toBeGreaterThanOrEqual(2);
    for (const language of PLAN_LANGUAGES) {
      const { answers, yesNo, other, scale } = wordsOf(language).poll;
      const all = [...Object.values(answers).flat(), ...yesNo, other, ...scale];
      expect(all.filter((answer) => /(?:^|[\sA-Za-z答])[ABC]$/u.test(answer))).toEqual([]);
      for (const list of Object.values(answers)) expect(new Set(list).size).toBe(list.length);
    }
  });

  it("doesn't take its answers from other lines of the brief", () => {
    const { question, options } = planned(
      "- Poll: which integration should come next?\n- NO live demo please, staging is a mess / broken",
      "en",
    );
    expect(`${question} ${options?.join(" ")}`).not.toMatch(/mess|broken|demo/);
  });
});
