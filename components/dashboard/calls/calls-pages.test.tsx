import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Role } from "@/lib/platform/security/roles";
import { DrawnContext } from "../access/environment";
import { AddCallForm } from "./adding/add-call-form";
import { CostNote } from "./adding/cost-note";
import { participantsOf } from "./adding/participant-rows";
import { Answer } from "./asking/answer";
import { QuestionForm } from "./asking/question-form";
import { CallTime } from "./call-time";
import { callIdIn, callPath, callTitle } from "./call-words";
import { EXAMPLE_ANALYSIS, EXAMPLE_CALL } from "./example-call";
import { CallUsage } from "./keys/call-usage";
import { isOursKnown, TalkBar } from "./list/talk-bar";
import { CallDesk } from "./one/call-desk";
import { CallLine } from "./one/transcript/call-line";

const router = { back() {}, forward() {}, refresh() {}, push() {}, replace() {}, prefetch() {} };

const draw = (page: ReactNode, role: Role = "member"): string =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router as never}>
      <QueryClientProvider client={new QueryClient()}>
        <DrawnContext.Provider value={{ environment: "test", workspaceId: "w", userId: "u", role }}>
          {page}
        </DrawnContext.Provider>
      </QueryClientProvider>
    </AppRouterContext.Provider>,
  );

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

const USAGE = {
  ...{ month: "2026-11", allowance_cents: 1000, used_cents: 4, reserved_cents: 0, remaining_cents: 996 },
  resets_at: "2026-12-01T00:00:00.000Z",
  operations: [{ kind: "call_analysis", calls: 1, cents: 4 }],
};

describe("the list of calls", () => {
  it("says so if a call's date is when it was added", () => {
    const { call } = EXAMPLE_CALL;
    expect(textOf(draw(<CallTime call={call} format="long" />))).not.toContain("Added");
    expect(textOf(draw(<CallTime call={{ ...call, started_at: null }} format="long" />))).toMatch(/^Added /);
  });

  it("has our share only where it's known who is on our side", () => {
    const known = [
      { ours: 0.4, customer: 0.6, unsure: 0 },
      { ours: 0.4, customer: 0, unsure: 0.6 },
      { ours: 0, customer: 1, unsure: 0 },
      { ours: 0, customer: 0.3, unsure: 0.7 },
      null,
    ].map(isOursKnown);
    expect(known).toEqual([true, true, true, false, false]);
  });
});

describe("one call", () => {
  it("has the transcript, and each statement with a button that leads to its lines", () => {
    const html = draw(<CallDesk detail={EXAMPLE_CALL} version={3} />);
    const text = textOf(html);
    expect(html).toContain('aria-label="Transcript"');
    expect(text).toContain(
      "0:12 Sarah Chen Our side Good question. I&#x27;ll send you the proposal by Friday.",
    );
    expect(text).toContain("send you the proposal Sarah Chen Due Fri, Nov 27, 2026 Offered");
    expect(text).toContain("What does it cost? Speaker 1 Not answered");
    expect(text).toContain("Price Not resolved That&#x27;s a lot.");
    expect(text).toContain("€4,900 Price, Sarah Chen");
    expect(text).toContain("Dates (1) Add Fri, Nov 27, 2026 by Friday");
    expect(text).toContain("This objection wasn&#x27;t resolved in the call. “What does it cost?”");
    expect(text).toContain("Not found (1) No champion.");
    expect(html).toContain('aria-label="0:12: show line 2 in the transcript"');
  });

  it("has topics that lead to their lines, and how it was talked", () => {
    const opening = { line: 1, speaker: "Speaker 1", start_sec: 8, quote: "What does it cost?" };
    const topics = [{ name: "Price", from_line: 1, to_line: 2, start_sec: 8, evidence: [opening] }];
    const detail = { ...EXAMPLE_CALL, analysis: { ...EXAMPLE_ANALYSIS, topics } };
    const text = textOf(draw(<CallDesk detail={detail} version={3} />));
    expect(text).toContain("Topics (1) Price to 0:16 0:08");
    expect(text).toContain("Conversation Sentiment Neutral (0)");
  });

  it("shows a person's own score instead of the call's, and what the call alone would give", () => {
    const html = draw(<CallDesk detail={EXAMPLE_CALL} version={3} />);
    const select = /aria-label="Score of economic buyer, 0 to 10".*?<\/select>/.exec(html)?.[0] ?? "";
    expect(select).toContain("10 (from call)");
    expect(/<option value="3"[^>]* selected=""/.test(select)).toBe(true);
  });

  it("names who didn't speak, and lets only members correct", () => {
    const may = draw(<CallDesk detail={EXAMPLE_CALL} version={3} />);
    const viewer = draw(<CallDesk detail={EXAMPLE_CALL} version={3} />, "viewer");
    expect(textOf(may)).toContain("Didn’t speak: Bo Lind");
    expect(may).toContain('aria-label="Edit Speaker 1"');
    expect(viewer).not.toContain('aria-label="Edit');
    expect(viewer).not.toContain("<select");
  });

  it("has an edit button on what can be corrected, and says what was", () => {
    const html = draw(<CallDesk detail={EXAMPLE_CALL} version={3} />);
    for (const name of [
      ...[
        "next step: send you the proposal",
        "question: What does it cost?",
        "objection: That&#x27;s a lot.",
      ],
      ...["number: 4900 EUR", "date: by Friday", "competitor: Acme"],
      "risk: This objection wasn&#x27;t resolved in the call.",
    ])
      expect(html).toContain(`aria-label="Edit ${name}"`);
    expect(html).not.toContain("Corrected by your team");
    const [step] = EXAMPLE_ANALYSIS.next_steps;
    const analysis = { ...EXAMPLE_ANALYSIS, next_steps: step ? [{ ...step, corrected: true }] : [] };
    const corrected = draw(<CallDesk detail={{ ...EXAMPLE_CALL, analysis }} version={3} />);
    expect(corrected.split("Corrected by your team")).toHaveLength(2);
  });

  it("lets members add to each section, also from a line, and says what was added", () => {
    const [risk] = EXAMPLE_ANALYSIS.risks;
    const risks = risk ? [{ ...risk, corrected: true, added: true }] : [];
    const analysis = { ...EXAMPLE_ANALYSIS, risks, next_steps: [] };
    const detail = { ...EXAMPLE_CALL, analysis };
    const html = draw(<CallDesk detail={detail} version={3} />);
    for (const what of ["next step", "objection", "number", "competitor", "date", "risk", "question"])
      expect(html).toContain(`aria-label="Add ${what}"`);
    expect(html).toContain('aria-label="Add from line 2"');
    expect(textOf(html)).toContain("Next steps (0) Add None found.");
    expect(html.split("Added by your team")).toHaveLength(2);
    expect(html).not.toContain("Corrected by your team");
    const viewer = draw(<CallDesk detail={detail} version={3} />, "viewer");
    expect(viewer).not.toContain("Next steps");
    expect(viewer).not.toContain('aria-label="Add');
  });

  it("says that the recording was edited since, and lets members read the show again", () => {
    const drawn = (stale: ("transcript" | "recording")[], role?: "viewer") => {
      const call = { ...EXAMPLE_CALL.call, event_slug: "launch-day-x7k2m9", stale };
      return textOf(draw(<CallDesk detail={{ ...EXAMPLE_CALL, call }} version={3} />, role));
    };
    expect(drawn([])).not.toContain("Analyze again");
    expect(drawn(["transcript", "recording"])).toMatch(/The recording was edited .* Analyze again/);
    expect(drawn(["transcript"])).toContain("The transcript was corrected after this call was analyzed.");
    expect(drawn(["recording"], "viewer")).not.toContain("Analyze again");
  });

  it("lists what was removed, for members to put back", () => {
    const fact = {
      id: "risk_1",
      kind: "risk" as const,
      line: 1,
      quote: "What does it cost?",
      text: "Too dear",
    };
    const facts: (typeof EXAMPLE_CALL)["corrections"]["facts"] = [
      { ...fact, removed: true, added: false, set: {} },
      { ...fact, id: "risk_2", removed: false, added: false, set: { reason: "Other" } },
    ];
    const corrections = { ...EXAMPLE_CALL.corrections, facts };
    const html = draw(<CallDesk detail={{ ...EXAMPLE_CALL, corrections }} version={3} />);
    expect(textOf(html)).toContain("Removed (1) risk Too dear Put back");
    expect(html).toContain('aria-label="Put back risk: Too dear"');
    const viewer = draw(<CallDesk detail={{ ...EXAMPLE_CALL, corrections }} version={3} />, "viewer");
    expect(viewer).toContain("Too dear");
    expect(viewer).not.toContain("Put back");
  });

  it("without an analysis has its transcript", () => {
    const text = textOf(draw(<CallDesk detail={{ ...EXAMPLE_CALL, analysis: null }} version={1} />));
    expect(text).toContain("isn’t analyzed yet. Costs 4 cents. Analyze call");
    expect(text).toContain("What does it cost?");
  });

  it("marks the quote in a line that is lit up", () => {
    const [, line] = EXAMPLE_CALL.transcript;
    if (!line) throw new Error("The example has no second line.");
    const quote = "I'll send you the proposal by Friday.";
    const html = draw(<CallLine line={line} isNewSpeaker side="ours" quotes={[quote]} />);
    expect(html).toContain("data-lit");
    expect(html).toMatch(/Good question. <mark[^>]*>I&#x27;ll send you the proposal by Friday.<\/mark>/);
    expect(draw(<CallLine line={line} isNewSpeaker side="ours" quotes={undefined} />)).not.toContain(
      "data-lit",
    );
  });
});

describe("an answer", () => {
  const citation = {
    call_id: "crm/4711",
    speaker: "Sarah Chen",
    start_sec: 12,
    quote: "It costs 40 & more.",
    corrections: [],
  };
  const answer = {
    answered: true,
    answer: citation.quote,
    disagree: false,
    citations: [citation],
    nearest: [],
    written_by: "rules" as const,
  };

  it("shows a language model's sentences above the quotes they stand on", () => {
    const written = { ...answer, answer: "It's forty.", written_by: "model" as const };
    const html = draw(
      <Answer question="How much?" answer={{ ...written, ranked_by: "words" }} titles={{}} />,
    );
    expect(textOf(html)).toContain("How much? It&#x27;s forty. It costs 40");
  });

  it("quotes lines with links to them, by the call's title", () => {
    const html = draw(
      <Answer
        question="How much?"
        answer={{ ...answer, ranked_by: "words" }}
        titles={{ "crm/4711": "Discovery" }}
      />,
    );
    expect(html).toContain(
      'href="/dashboard/test/calls/call/crm%2F4711#quote=It+costs+40+%26+more.&amp;at=12"',
    );
    expect(textOf(html)).toContain("It costs 40 &amp; more. Sarah Chen Discovery , 0:12");
  });

  it("names what was corrected about a sentence", () => {
    const correction = {
      ...{ id: "number_1", kind: "number" as const, line: 1, quote: citation.quote, text: "40" },
      ...{ removed: false, added: false, set: { amount: "50" } },
    };
    const cited = { ...answer, citations: [{ ...citation, corrections: [correction] }] };
    const html = draw(<Answer question="?" answer={{ ...cited, ranked_by: "words" }} titles={{}} />);
    expect(textOf(html)).toContain("Corrected by your team: Number: amount 50");
  });

  it("says that there is none, with the closest sentences", () => {
    const none = { ...answer, answered: false, answer: null, citations: [], nearest: [citation] };
    const text = textOf(
      draw(<Answer question="Why?" answer={{ ...none, ranked_by: "words" }} titles={{}} />),
    );
    expect(text).toContain("Your calls and documents don’t answer this. Closest sentences It costs 40");
    expect(text).toContain("Call crm/4711");
  });

  it("says that sources disagree", () => {
    const html = draw(
      <Answer question="?" answer={{ ...answer, disagree: true, ranked_by: "words" }} titles={{}} />,
    );
    expect(textOf(html)).toContain("calls or documents disagree");
  });
});

it("asks all calls with filters, or one call without any", () => {
  const all = draw(<QuestionForm usage={null} titles={{}} call={null} />);
  for (const label of ["Only calls with", "Only calls with company", "First day", "Last day"])
    expect(all).toContain(label);
  expect(all).not.toContain("Ask all calls");
  const only = draw(<QuestionForm usage={null} titles={{}} call={{ call_id: "a", title: "Discovery" }} />);
  expect(textOf(only)).toContain("Only in Discovery");
  expect(only).toMatch(/href="\/dashboard\/test\/calls\/ask"[^>]*>Ask all calls/);
  expect(only).not.toMatch(/Only calls|Last day/);
});

it("adds a call from text, a file or a show", () => {
  const html = draw(<AddCallForm usage={USAGE} />);
  expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Text or file</);
  expect(html).toMatch(/role="tab"[^>]*aria-selected="false"[^>]*>From a show</);
  expect(html).toContain('aria-label="Transcript file"');
});

it("says what a call costs and what is left", () => {
  expect(textOf(draw(<CostNote what="Analyzing a call" cents={4} usage={USAGE} />))).toContain(
    "Analyzing a call costs 4 cents. $9.96 of $10.00 left this month.",
  );
  expect(draw(<CostNote what="A draft" cents={1} usage={{ ...USAGE, remaining_cents: 0 }} />)).toContain(
    "text-warn",
  );
});

it("shows the month's usage as a bar and by kind", () => {
  const html = draw(<CallUsage usage={USAGE} />);
  expect(html).toMatch(/role="meter"[^>]*aria-valuenow="4"[^>]*aria-valuemax="1000"/);
  expect(textOf(html)).toContain("Calls analyzed 1 $0.04");
});

it("names the parts of a talk ratio", () => {
  const ratio = EXAMPLE_ANALYSIS.talk_ratio?.by_side;
  if (!ratio) throw new Error("The example has no talk ratio.");
  expect(draw(<TalkBar ratio={ratio} />)).toContain('aria-label="Our side 64%, customer 36%"');
});

it("names a call without a title by who speaks in it", () => {
  const { call } = EXAMPLE_CALL;
  expect(callTitle(call)).toBe("Discovery with Northwind");
  expect(callTitle({ ...call, title: null })).toBe("Call with Speaker 1, Sarah Chen");
  expect(callTitle({ ...call, title: null, speakers: [] })).toBe("Call crm/4711");
});

it("has addresses for all ids", () => {
  const segment = callPath("", "a/b?c#d%").slice("/calls/call/".length);
  expect(segment).not.toMatch(/[/?#]/);
  expect(callIdIn(segment)).toBe("a/b?c#d%");
  expect(callIdIn("%E0%A4%A")).toBeUndefined();
});

it("sends participants that have a name, without what is unknown", () => {
  const row = { key: 1, name: " Ann ", company: "", side: "unknown" as const };
  expect(
    participantsOf([row, { ...row, key: 2, name: " " }, { ...row, key: 3, company: "Acme", side: "ours" }]),
  ).toEqual([{ name: "Ann" }, { name: "Ann", company: "Acme", side: "ours" }]);
});
