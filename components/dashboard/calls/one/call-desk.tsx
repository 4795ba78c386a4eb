"use client";

import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { useMay } from "../../access/for-role";
import { FactAdding, useAddFact } from "./adding/fact-adding";
import { FactCorrecting } from "./correcting/fact-correcting";
import { RemovedFacts } from "./correcting/removed-facts";
import { NotAnalyzed } from "./not-analyzed";
import { OutcomeLine } from "./outcome-line";
import { PeopleSection } from "./sections/people-section";
import { QualificationSection } from "./sections/qualification-section";
import {
  Coaching,
  Competitors,
  Dates,
  NextSteps,
  NotFound,
  Numbers,
  Objections,
  Questions,
  Risks,
} from "./sections/said-sections";
import { SummarySection } from "./sections/summary-section";
import { Topics } from "./sections/topics-section";
import { HeardTranscript } from "./sound/heard-transcript";
import type { CallSound } from "./sound/sound-of";
import { TalkSection } from "./talk/talk-section";
import { bringIntoView } from "./transcript/bring-into-view";
import { CallTranscript } from "./transcript/call-transcript";
import { litBy, type Place, placeInHash } from "./transcript/lit-lines";
import { type ShowPlaces, ShowPlacesContext } from "./transcript/show-places";

interface CallDeskProps {
  detail: CallDetailWire;
  version: number | undefined;
  /** Null for a call that can't be heard. */
  sound?: CallSound | null;
}

/** A call's transcript beside what the analysis says. Statements light up the lines that say them. */
export function CallDesk({ detail, version, sound = null }: CallDeskProps) {
  const { call, analysis, transcript, corrections } = detail;
  const list = useRef<HTMLElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [announced, setAnnounced] = useState("");
  const lit = useMemo(() => litBy(places), [places]);
  const sides = useMemo(() => new Map(analysis?.people.map(({ name, side }) => [name, side])), [analysis]);

  const show = useCallback<ShowPlaces>(
    (next, { announces = false } = {}) => {
      setPlaces(next);
      const [first] = next;
      if (first && list.current) bringIntoView(list.current, first.line);
      if (!announces) return;
      const words = next.map(({ line, quote }) => {
        const speaker = transcript[line - 1]?.speaker;
        return `Line ${line}${speaker ? `, ${speaker}` : ""}: ${quote}`;
      });
      setAnnounced(words.join(" "));
    },
    [transcript],
  );

  useEffect(() => {
    const follow = () => {
      const place = placeInHash(window.location.hash, transcript);
      if (place) show([place], { announces: true });
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [transcript, show]);

  const words = { list, lines: transcript, language: call.language, sides, lit };
  return (
    <ShowPlacesContext value={show}>
      <FactAdding detail={detail} version={version}>
        <FactCorrecting detail={detail} version={version}>
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <div className="sticky top-14 z-10 h-[38dvh] bg-surface py-2 lg:top-6 lg:h-[calc(100dvh-4rem)] lg:py-0">
              <Transcript {...words} sound={sound} mayAdd={analysis !== null} />
            </div>
            <div className="flex min-w-0 flex-col gap-8">
              {analysis ? (
                <>
                  <OutcomeLine detail={detail} analysis={analysis} version={version} />
                  <SummarySection detail={detail} analysis={analysis} version={version} />
                  <Topics analysis={analysis} lines={transcript} />
                  <PeopleSection detail={detail} version={version} />
                  <TalkSection analysis={analysis} lines={transcript} />
                  <NextSteps analysis={analysis} />
                  <Questions analysis={analysis} />
                  <Objections analysis={analysis} />
                  <QualificationSection
                    callId={call.call_id}
                    analysis={analysis}
                    scores={corrections.scores}
                  />
                  <Numbers analysis={analysis} />
                  <Dates analysis={analysis} />
                  <Risks analysis={analysis} />
                  <Competitors analysis={analysis} />
                  <Coaching analysis={analysis} />
                  <NotFound analysis={analysis} />
                  <RemovedFacts detail={detail} version={version} />
                </>
              ) : (
                <>
                  <NotAnalyzed callId={call.call_id} />
                  <PeopleSection detail={detail} version={version} />
                </>
              )}
            </div>
          </div>
          <p role="status" className="sr-only">
            {announced}
          </p>
        </FactCorrecting>
      </FactAdding>
    </ShowPlacesContext>
  );
}

interface TranscriptProps extends ComponentProps<typeof CallTranscript> {
  sound: CallSound | null;
  mayAdd: boolean;
}

/** A transcript whose lines can be added to the analysis. */
function Transcript({ sound, mayAdd, ...words }: TranscriptProps) {
  const isMember = useMay("member");
  const add = useAddFact();
  const addLine = useCallback((line: number) => add({ line }), [add]);
  const onAdd = mayAdd && isMember ? addLine : undefined;
  return sound ? (
    <HeardTranscript {...words} onAdd={onAdd} sound={sound} />
  ) : (
    <CallTranscript {...words} onAdd={onAdd} />
  );
}
