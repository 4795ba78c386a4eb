"use client";

import { Badge, type BadgeTone } from "@/components/ui/badge";
import { NativeSelect } from "@/components/ui/native-select";
import type { CorrectedCallWire } from "@/lib/modules/calls/calls/schema";
import { useMay } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { Section } from "../../../parts/page/section";
import type { Analysis } from "../../call-words";
import { ELEMENT_WORDS } from "./figure-words";
import { Statement } from "./statement";

type ElementName = keyof Analysis["qualification"];
type State = Analysis["qualification"][ElementName]["state"];

const STATES: Record<State, { words: string; tone: BadgeTone; score: number }> = {
  found: { words: "Found", tone: "ok", score: 10 },
  partly: { words: "Partly", tone: "warn", score: 5 },
  missing: { words: "Missing", tone: "neutral", score: 0 },
};

interface QualificationProps {
  callId: string;
  analysis: Analysis;
  scores: CorrectedCallWire["corrections"]["scores"];
}

/** MEDDICC, element by element. A person's own score replaces what the call alone would give. */
export function QualificationSection({ callId, analysis, scores }: QualificationProps) {
  return (
    <Section
      title="Qualification"
      description={
        <>
          MEDDICC,{" "}
          <span className="tabular">{analysis.qualification_score.toFixed(1).replace(/\.0$/, "")} of 10</span>
        </>
      }
    >
      <ul className="flex flex-col">
        {(Object.keys(ELEMENT_WORDS) as ElementName[]).map((element) => {
          const { state, evidence } = analysis.qualification[element];
          return (
            <Statement key={element} evidence={evidence}>
              <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 flex-1 text-base sm:w-36 sm:flex-none">
                  {ELEMENT_WORDS[element]}
                </span>
                <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>
                <Score callId={callId} element={element} state={state} own={scores[element]} />
              </div>
            </Statement>
          );
        })}
      </ul>
    </Section>
  );
}

interface ScoreProps {
  callId: string;
  element: ElementName;
  state: State;
  /** The score that a person gave it. */
  own: number | undefined;
}

const OWN_SCORES = Array.from({ length: 11 }, (_, score) => ({ value: String(score), label: String(score) }));

function Score({ callId, element, state, own }: ScoreProps) {
  const may = useMay("member");
  const update = useAction("updateCall", "Score saved");
  const found = STATES[state].score;
  if (!may) return <span className="tabular ml-auto text-sm">{own ?? found}</span>;
  return (
    <NativeSelect
      aria-label={`Score of ${ELEMENT_WORDS[element].toLowerCase()}, 0 to 10`}
      className="ml-auto w-32 sm:w-36"
      disabled={update.busy}
      options={[{ value: "found", label: `${found} (from call)` }, ...OWN_SCORES]}
      value={own === undefined ? "found" : String(own)}
      onValueChange={(value) =>
        update.press({
          params: { call_id: callId },
          body: { scores: { [element]: value === "found" ? null : Number(value) } },
        })
      }
    />
  );
}
