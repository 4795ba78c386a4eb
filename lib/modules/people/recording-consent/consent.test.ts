import fc from "fast-check";
import { expect, it } from "vitest";
import { consentAt, consentNow, type RecordingAnswer } from "./consent";
import { RECORDING_TEXT } from "./recording-consent-schema";

const at = (seconds: number): Date => new Date(Date.UTC(2031, 0, 14, 17) + seconds * 1000);
const answer = (personId: string, agrees: boolean | null, seconds: number, textVersion = 2) => ({
  personId,
  agrees,
  textVersion: agrees === null ? null : textVersion,
  at: at(seconds),
});

it("counts no answer, and one that no longer counts, as not agreeing", () => {
  expect(consentNow([], "guest-ana")).toBe("unasked");
  const answers = [
    answer("guest-ana", true, 0),
    answer("guest-ana", null, 10),
    answer("guest-ben", true, 20),
  ];
  expect(consentNow(answers, "guest-ana")).toBe("unasked");
  expect(consentAt(answers, "guest-ana", at(9))).toBe("given");
  expect(consentAt(answers, "guest-ana", at(10))).toBe("unasked");
});

it("changes at the moment of each answer", () => {
  const answers = [answer("host-1", true, 10), answer("host-1", false, 20), answer("host-1", true, 30)];
  const states = [0, 10, 19, 20, 29, 30, 99].map((second) => consentAt(answers, "host-1", at(second)));
  expect(states).toEqual(["unasked", "given", "given", "refused", "refused", "given", "given"]);
});

it("asks again about another wording, while what was agreed to before stays so for its time", () => {
  const answers = [answer("guest-ana", true, 0, RECORDING_TEXT.version - 1)];
  expect(consentNow(answers, "guest-ana")).toBe("unasked");
  expect(consentAt(answers, "guest-ana", at(5))).toBe("given");
});

it("needs no consent from the announcer and from videos, and gives it to no one with a similar name", () => {
  for (const id of ["announcer", "vid_01kb3jxg5wq0v8t6m2r4c7d9eg"]) {
    expect(consentNow([], id)).toBe("given");
    expect(consentAt([], id, at(0))).toBe("given");
  }
  for (const id of ["announcer.voice", "announcers", "host-vid_1", "guest-announcer", ""])
    expect(consentNow([], id)).toBe("unasked");
});

it("is what the person's own last answer until then says, whoever else answered", () => {
  const people = ["host-1", "guest-ana", "v-ben"];
  const given = fc.array(
    fc.record({
      personId: fc.constantFrom(...people),
      agrees: fc.constantFrom(true, false, null),
      second: fc.nat(50),
    }),
  );
  fc.assert(
    fc.property(given, fc.constantFrom(...people), fc.nat(60), (list, who, second) => {
      const answers: RecordingAnswer[] = list
        .map(({ personId, agrees, second: when }) => answer(personId, agrees, when))
        .sort((one, other) => Number(one.at) - Number(other.at));
      let expected = "unasked";
      for (const { personId, agrees, at: when } of answers)
        if (personId === who && when <= at(second))
          expected = agrees === null ? "unasked" : agrees ? "given" : "refused";
      expect(consentAt(answers, who, at(second))).toBe(expected);
      const own = answers.filter(({ personId }) => personId === who);
      expect(consentNow(answers, who)).toBe(consentAt(own, who, at(60)));
    }),
  );
});
