"use client";

import type { RecordedPerson } from "../../facts/people-of";
import type { EditDraft } from "../edit";
import { EDIT_KINDS } from "../edit-kinds";
import { TimeField } from "../time-field";
import { AreaField } from "./area-field";
import { LayerField, LayoutFields, PersonField, SilenceFields } from "./choice-fields";
import { PlacesField } from "./places-field";
import { VideoField } from "./video-field";
import { WordsField } from "./words-field";

interface EditFieldsProps {
  draft: EditDraft;
  onChange: (given: Partial<EditDraft>) => void;
  people: readonly RecordedPerson[];
  problems: Partial<Record<string, string | undefined>>;
  /** Where the player is, in seconds of the recording's version; null while that isn't known. */
  at: number | null;
  video: HTMLVideoElement | null;
  slug: string;
}

/** What a kind of edit needs to know. */
export function EditFields(props: EditFieldsProps) {
  const { draft, onChange, problems, at, video, slug } = props;
  const { kind, words } = draft;
  const { from, to } = (words ?? draft.places) ? { from: null, to: null } : EDIT_KINDS[kind];
  return (
    <>
      {(kind === "hide_person" || kind === "mute_person") && <PersonField {...props} />}
      {kind === "layout" && <LayoutFields {...props} />}
      {kind === "hide_layer" && <LayerField {...props} />}
      {kind === "shorten_silences" && <SilenceFields {...props} />}
      {(kind === "intro" || kind === "outro") && (
        <VideoField
          slug={slug}
          value={draft.videoId}
          onChange={(videoId) => onChange({ videoId })}
          error={problems.video}
        />
      )}
      {kind === "redact_area" && (
        <AreaField
          area={draft.area}
          onChange={(area) => onChange({ area })}
          video={video}
          error={problems.area}
        />
      )}
      {draft.places && (
        <PlacesField
          places={draft.places}
          left={draft.placesLeft}
          onChange={(places) => onChange({ places })}
          error={problems.places}
        />
      )}
      {words && (
        <WordsField
          words={words}
          onChange={(chosen) => onChange({ words: chosen })}
          error={problems.words}
          hint={
            kind === "drop"
              ? words.isTimed
                ? ""
                : "The times of these words are estimated. Listen to the result before you save."
              : "Everyone is muted while these words are spoken, and briefly before and after."
          }
        />
      )}
      {(from || to) && (
        <div className="grid gap-4 sm:grid-cols-2">
          {from && (
            <TimeField
              label={from[0]}
              placeholder={from[1]}
              value={draft.from}
              error={problems.from}
              onChange={(value) => onChange({ from: value })}
              at={at}
            />
          )}
          {to && (
            <TimeField
              label={to[0]}
              placeholder={to[1]}
              value={draft.to}
              error={problems.to}
              onChange={(value) => onChange({ to: value })}
              at={at}
            />
          )}
        </div>
      )}
    </>
  );
}
