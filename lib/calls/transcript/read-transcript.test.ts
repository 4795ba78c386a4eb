import { describe, expect, it } from "vitest";
import type { Call } from "../call";
import { readTranscript } from "./read-transcript";

const lines = (transcript: string, rest: Omit<Call, "transcript"> = {}) =>
  readTranscript({ transcript, ...rest }).lines.map(({ speaker, text, start_sec }) => [
    speaker,
    text,
    start_sec,
  ]);

const SAID = [
  ["Ana Ruiz", "Hello there.", 3],
  ["Ben Ode", "Hi Ana. How are you?", 7],
];

describe("shapes of transcripts", () => {
  it.each([
    [
      "labels with times in brackets",
      "[00:03] Ana Ruiz: Hello there.\n[00:07] Ben Ode: Hi Ana. How are you?",
    ],
    ["times after names", "Ana Ruiz (00:03): Hello there.\nBen Ode (00:07): Hi Ana. How are you?"],
    ["Zoom", "[Ana Ruiz] 10:00:03\nHello there.\n\n[Ben Ode] 10:00:07\nHi Ana. How are you?"],
    [
      "Otter",
      "Ana Ruiz  0:03\nHello there.\n\nBen Ode  0:07\nHi Ana. How are you?\n\nTranscribed by https://otter.ai",
    ],
    ["Fireflies", "Ana Ruiz - 00:03\nHello there.\nBen Ode - 00:07\nHi Ana.\nHow are you?"],
    ["Meet", "Transcript\n00:00:03\n\nAna Ruiz: Hello there.\n00:00:07\n\nBen Ode: Hi Ana. How are you?"],
    [
      "WebVTT",
      "WEBVTT\n\nNOTE made by hand\n\n1\n00:00:03.000 --> 00:00:05.000\nAna Ruiz: Hello there.\n\n2\n00:07.000 --> 00:09.000\nBen Ode: Hi Ana.\nHow are you?",
    ],
    [
      "Teams",
      "WEBVTT\n\nab-1/2-0\n00:00:03.000 --> 00:00:05.000\n<v Ana Ruiz>Hello there.</v>\n\nab-1/3-0\n00:00:07.000 --> 00:00:09.000\n<v Ben Ode>Hi Ana. How are you?</v>",
    ],
    [
      "SRT",
      "1\n00:00:03,000 --> 00:00:05,000\nAna Ruiz: Hello there.\n\n2\n00:00:07,000 --> 00:00:09,000\nBen Ode: Hi Ana. How are you?",
    ],
    ["roles", "00:03 Ana Ruiz (Acme, AE): Hello there.\n00:07 Ben Ode | Buyer: Hi Ana. How are you?"],
  ])("%s", (_, text) => {
    const read = lines(text);
    const zero = Number(read[0]?.[2]) - 3;
    expect(read.map(([name, said, at]) => [name, said, Number(at) - zero])).toEqual(SAID);
  });

  it("reads cues without empty rows between them", () => {
    const cues = [
      ["00:01.000 --> 00:03.000", "Anna: The price is", "4,800 euros."],
      ["00:03.500 --> 00:06.000", "Ben: We sign on Friday."],
      ["00:07.000 --> 00:08.000", "Anna: Good."],
    ];
    const said = [
      ["Anna", "The price is 4,800 euros.", 1],
      ["Ben", "We sign on Friday.", 3.5],
      ["Anna", "Good.", 7],
    ];
    expect(lines(["WEBVTT", ...cues.flat()].join("\n"))).toEqual(said);
    expect(lines(cues.flatMap((cue, index) => [String(index + 1), ...cue]).join("\n"))).toEqual(said);
    expect(lines(["WEBVTT", ...cues.flatMap((cue, at) => ["", `cue ${at}`, ...cue])].join("\n"))).toEqual(
      said,
    );
  });

  it("has a line for each voice in a row of a cue", () => {
    const cue = "<v Ann>Shall we sign?</v> <v Ben>I'll sign on Friday.</v>";
    expect(lines(`WEBVTT\n\n00:01.000 --> 00:03.000\n${cue}`).map(([name, text]) => [name, text])).toEqual([
      ["Ann", "Shall we sign?"],
      ["Ben", "I'll sign on Friday."],
    ]);
  });

  it("reads the escapes of cues", () => {
    const cue = "<v Ana &amp; Ben>We&#39;re at 5 &lt; 6 &amp;amp; R&D &#x1F600;&nbsp;&bogus; &#0;</v>";
    expect(lines(`WEBVTT\n\n00:01.000 --> 00:03.000\n${cue}`)).toEqual([
      ["Ana & Ben", "We're at 5 < 6 &amp; R&D 😀 &bogus; &#0;", 1],
    ]);
    expect(lines("Ana: AT&amp;T\nBen: Yes.")).toEqual([
      ["Ana", "AT&amp;T", null],
      ["Ben", "Yes.", null],
    ]);
  });

  it.each([
    ["Becker, Tom", "Tom Becker"],
    ["van der Berg, Anna Lena", "Anna Lena van der Berg"],
    ["Becker, Tom (Acme)", "Tom Becker"],
    ["Tom Becker, Acme", "Tom Becker"],
    ["Tom, Buyer", "Tom"],
    ["Tom, CFO", "Tom"],
  ])("has %s as %s", (written, name) => {
    const cues = `WEBVTT\n\n00:03.000 --> 00:05.000\n<v ${written}>Hello there.</v>`;
    expect(lines(cues)).toEqual([[name, "Hello there.", 3]]);
    expect(lines(`${written}   0:03\nHello there.\n\nBen Ode   0:07\nHi.`)[0]).toEqual([
      ...[name, "Hello there.", 3],
    ]);
  });

  it.each([
    ["November 26, 2026, 1:00PM", "Priya Nair started transcription", "Priya Nair stopped transcription"],
    [
      "26/11/2026 13:00",
      "O'Neil-Nair, Priya (Acme) started transcription",
      "O'Neil, Ed stopped transcription",
    ],
    [
      ...["26. November 2026, 13:00"],
      ...["Priya Nair hat die Transkription gestartet", "Priya Nair hat die Transkription beendet"],
    ],
  ])("reads a document of Teams that begins with %s", (date, on, off) =>
    expect(
      lines(
        `Kickoff with Hooli-20261126_140000-Meeting Recording\n${date}\n32m 5s\n\n${on}\n\nAna Ruiz   0:03\nHello there.\n\nBen Ode   0:07\nHi Ana. How are you?\n\n${off}`,
      ),
    ).toEqual(SAID),
  );

  it("reads names with a date behind them", () =>
    expect(
      lines(
        "Ana Ruiz 26.11.2026 10:02:03\nHello there.\n\nBen Ode 26.11.2026 10:02:07\nHi Ana. How are you?",
      ),
    ).toEqual([
      ["Ana Ruiz", "Hello there.", 0],
      ["Ben Ode", "Hi Ana. How are you?", 4],
    ]));

  it.each([
    ["[10:02 AM] Anna: Hi.\n[10:04 AM] Ben: Hi."],
    ["Anna  12:59 PM\nHi.\n\nBen  1:01 PM\nHi."],
    ["Anna (12:01:30 am): Hi.\nBen (12:03:30 am): Hi."],
  ])("begins at the first time of day: %s", (text) =>
    expect(lines(text)).toEqual([
      ["Anna", "Hi.", 0],
      ["Ben", "Hi.", 120],
    ]),
  );

  it("joins rows without a label to the line before", () => {
    expect(lines("Ana: one\ntwo\n\nthree: not a name, is it\nBen: four")).toEqual([
      ["Ana", "one two three: not a name, is it", null],
      ["Ben", "four", null],
    ]);
  });

  it.each([
    ["Budget", "Timeline"],
    ["Nächste Schritte", "Risiken"],
    ["Prix", "Prochaines étapes"],
    ["Precio", "Próximos pasos"],
  ])("has no speakers called %s and %s", (one, other) => {
    const list = `${one}: 50k for the year.\n${other}: I'll send the plan by Friday.`;
    expect(lines(`Anna: Two points.\n${list}\nBen: Fine.\nAnna: Thanks.`)).toEqual([
      ["Anna", `Two points. ${list.replace("\n", " ")}`, null],
      ["Ben", "Fine.", null],
      ["Anna", "Thanks.", null],
    ]);
  });

  it("takes each row as a line where there are no labels", () => {
    expect(lines("So here's the thing: it works.\nNice.")).toEqual([
      [null, "So here's the thing: it works.", null],
      [null, "Nice.", null],
    ]);
  });

  it("keeps times that run backwards, and text as it is", () => {
    expect(lines("[00:09] Ana: a <b>\u200Bb\n[00:02] Ben: c")).toEqual([
      ["Ana", "a <b>\u200Bb", 9],
      ["Ben", "c", 2],
    ]);
  });

  it("has one speaker for a name in different cases, and none for unknown ones", () => {
    expect(lines("ANA RUIZ: a\nUnknown Speaker: b\nAna Ruiz: c").map(([name]) => name)).toEqual([
      "ANA RUIZ",
      null,
      "ANA RUIZ",
    ]);
  });

  it("leaves out the title above the first label", () => {
    expect(
      lines("Renewal-20260914-Recording\n\nAna Lopez   0:04\nHi.\n\nTom Beck   0:09\nHi Ana."),
    ).toHaveLength(2);
  });

  it("reads segments", () => {
    const segments = [
      { speaker: "Ana", text: "Hi", start_sec: 1, end_sec: 2 },
      { text: " " },
      { text: "Yo" },
    ];
    expect(readTranscript({ segments })).toMatchObject({
      lines: [
        { line: 1, speaker: "Ana", text: "Hi", start_sec: 1 },
        { line: 2, speaker: null, text: "Yo", start_sec: null },
      ],
      ends: [2, null],
    });
  });

  it("keeps the times of segments, however late they begin", () => {
    const segments = [
      { text: "Hi", start_sec: 25_000 },
      { text: "Yo", start_sec: 25_010 },
    ];
    expect(readTranscript({ segments }).lines.map(({ start_sec }) => start_sec)).toEqual([25_000, 25_010]);
  });

  it("takes 400,000 characters, and 200 speakers", () => {
    expect(lines("😀".repeat(400_000))).toHaveLength(1);
    expect(() => lines(`${"😀".repeat(400_000)}a`)).toThrow("400,000");
    expect(() => lines(" \n ")).toThrow("no text");
    expect(() => readTranscript({ transcript: "a", segments: [] })).toThrow("either");
    const many = Array.from({ length: 200 }, (_, index) => `Person ${index + 1}: hi`).join("\n");
    expect(new Set(lines(many).map(([name]) => name)).size).toBe(200);
  });
});
