"use client";

import { Link2 } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { BodyOf, DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../access/environment";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { FormProblem } from "../../../parts/forms/form-problem";
import type { OpenDeck } from "./deck-words";
import { type Range, rangesOf, spread } from "./page-ranges";

type Targets = DataOf<"listPresentationTargets">;
type Body = BodyOf<"attachPresentation">;
type Notes = NonNullable<Body["notes"]>;
type Durations = NonNullable<Body["durations"]>;

const NOTES: { value: Notes; label: string }[] = [
  { value: "keep", label: "Keep segment notes" },
  { value: "append", label: "Append speaker notes" },
  { value: "replace", label: "Replace with speaker notes" },
];
const DURATIONS: { value: Durations; label: string }[] = [
  { value: "keep", label: "Keep durations" },
  { value: "from_notes", label: "Use times from speaker notes" },
  { value: "even", label: "Divide time evenly across slides" },
];

interface AttachDeckProps {
  slug: string;
  deck: OpenDeck;
  targets: Targets;
  onDone: () => void;
}

/** Assigns a deck's pages to segments, all at once, with Undo. */
export function AttachDeck({ slug, deck, targets: first, onDone }: AttachDeckProps) {
  const { as } = useEnvironment();
  const [targets, setTargets] = useState(first);
  const attach = useApiMutation("attachPresentation", as);
  const params = { slug, presentation_id: deck.id };
  async function send(body: Body): Promise<DataOf<"attachPresentation">> {
    const { data } = await attach.mutateAsync({ params, body });
    onDone();
    // They are attached, whether or not the segments can be read now.
    void api("listPresentationTargets", { as, params: { slug } }).then(
      (read) => setTargets(read.data),
      () => undefined,
    );
    return data;
  }
  async function save(body: Body, close: () => void) {
    const { undo } = await send({ ...body, expected_version: targets.plan_version });
    close();
    toast.success("Slides attached", {
      action: {
        label: "Undo",
        onClick: () => void send(undo).catch((error: Error) => toast.error(error.message)),
      },
    });
  }
  return (
    <DialogButton
      icon={Link2}
      label="Attach"
      size="md"
      title="Attach to run of show"
      description="A segment opens on its first slide. Leave a row empty to show no slides."
    >
      {(close) =>
        targets.segments.length === 0 ? (
          <p className="text-base text-ink-muted">The run of show has no segments yet. Add some first.</p>
        ) : (
          <AttachForm
            deck={deck}
            targets={targets}
            busy={attach.isPending}
            save={(body) => save(body, close)}
          />
        )
      }
    </DialogButton>
  );
}

interface AttachFormProps {
  deck: OpenDeck;
  targets: Targets;
  busy: boolean;
  save: (body: Body) => Promise<void>;
}

function AttachForm({ deck, targets: { segments }, busy, save }: AttachFormProps) {
  const pages = deck.pages.length;
  const [ranges, setRanges] = useState<Range[]>(() => rangesOf(segments, deck.id, pages));
  const [notes, setNotes] = useState<Notes>("keep");
  const [durations, setDurations] = useState<Durations>("keep");
  const [problem, setProblem] = useState<string>();
  const change = (at: number, changed: Partial<Range>) =>
    setRanges((held) => held.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  async function submit() {
    setProblem(undefined);
    await save({ segments: wantedOf(segments, ranges), notes, durations }).catch((error: unknown) =>
      setProblem(wordsOf(error)),
    );
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <RangeRows segments={segments} ranges={ranges} pages={pages} change={change} />
      <Button size="sm" className="self-start" onClick={() => setRanges(spread(segments, pages))}>
        Spread slides across segments
      </Button>
      <Field label="Notes">
        <Select options={NOTES} value={notes} onValueChange={setNotes} />
      </Field>
      <Field label="Durations">
        <Select options={DURATIONS} value={durations} onValueChange={setDurations} />
      </Field>
      {problem && <FormProblem>{problem}</FormProblem>}
      <Button type="submit" variant="primary" busy={busy} className="self-end">
        Attach
      </Button>
    </form>
  );
}

const wantedOf = (segments: Targets["segments"], ranges: readonly Range[]): Body["segments"] =>
  segments.flatMap(({ id }, index) => {
    const { from, to } = ranges[index] ?? { from: "", to: "" };
    if (from === "") return [];
    return [{ segment_id: id, from_page: Number(from), ...(to === "" ? {} : { to_page: Number(to) }) }];
  });

interface RangeRowsProps {
  segments: Targets["segments"];
  ranges: readonly Range[];
  pages: number;
  change: (at: number, changed: Partial<Range>) => void;
}

const RangeRows = ({ segments, ranges, pages, change }: RangeRowsProps) => (
  <ul className="flex flex-col gap-2">
    {segments.map(({ id, title }, index) => (
      <li key={id} className="grid grid-cols-[minmax(0,1fr)_4.5rem_4.5rem] items-center gap-2 text-base">
        <span className="truncate">{title}</span>
        <PageInput
          label={`First slide for ${title}`}
          placeholder="from"
          pages={pages}
          value={ranges[index]?.from ?? ""}
          onChange={(from) => change(index, { from })}
        />
        <PageInput
          label={`Last slide for ${title}`}
          placeholder="to"
          pages={pages}
          value={ranges[index]?.to ?? ""}
          onChange={(to) => change(index, { to })}
        />
      </li>
    ))}
  </ul>
);

interface PageInputProps {
  label: string;
  placeholder: string;
  pages: number;
  value: string;
  onChange: (value: string) => void;
}

const PageInput = ({ label, placeholder, pages, value, onChange }: PageInputProps) => (
  <Input
    type="number"
    inputMode="numeric"
    min={1}
    max={pages}
    aria-label={label}
    placeholder={placeholder}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "Couldn’t attach the slides. Try again.";
  const codes = Object.values(error.fields ?? {});
  if (codes.includes("too_large")) return "The deck doesn’t have that many slides.";
  if (codes.includes("too_small")) return "The last slide of a segment must come after its first.";
  if (error.code === "version_conflict")
    return "Someone else changed the run of show. Close this dialog, review it, and try again.";
  return error.message;
}
