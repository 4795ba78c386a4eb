"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { DrawerPanel } from "@/components/ui/drawer-panel";
import { Field } from "@/components/ui/field";
import { Input as TextInput } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import type { CallShape } from "@/lib/docs/call-shape";
import { curlSample } from "@/lib/docs/samples/curl";
import type { Input } from "@/lib/docs/samples/request-parts";
import { TryAnswerView } from "./try-answer-view";
import { inputOf, startingValues, type TryValues } from "./try-form";
import { TryIdentity, useTryIdentity } from "./try-identity";
import { type TryAnswer, tryRequest } from "./try-request";

export interface TryItProps {
  shape: CallShape;
  example: Input;
  effect: string;
  signedIn: boolean;
}

interface TryPanelProps extends TryItProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function TryPanel({ open, onOpenChange, ...props }: TryPanelProps) {
  return (
    <DrawerPanel
      open={open}
      onOpenChange={onOpenChange}
      wide
      title="Try it"
      description={`${props.shape.method} ${props.shape.path}`}
    >
      <TryForm {...props} />
    </DrawerPanel>
  );
}

function TryForm({ shape, example, effect, signedIn }: TryItProps) {
  const [values, setValues] = useState<TryValues>(() => startingValues(shape, example));
  const identity = useTryIdentity(signedIn);
  const { answer, problem, busy, send } = useTry(shape);
  const given = inputOf(shape, values);
  const set = (part: Partial<TryValues>) => setValues((now) => ({ ...now, ...part }));
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const as = shape.open ? ({ kind: "session" } as const) : identity.check();
        if (as && given.input) void send(given.input, as, values.file);
      }}
    >
      {!shape.open && <TryIdentity {...identity} signedIn={signedIn} />}
      <Names shape={shape} values={values} onChange={(names) => set({ names })} />
      {shape.mutation && (
        <>
          <Body shape={shape} values={values} problem={given.problem} onChange={set} />
          <DryRun effect={effect} checked={values.dryRun} onChange={(dryRun) => set({ dryRun })} />
        </>
      )}
      {given.input && (
        <CodeBlock
          samples={[
            {
              id: "curl",
              label: "Request",
              code: curlSample(shape, given.input, { baseUrl: location.origin }),
            },
          ]}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy} disabled={!given.input}>
          {shape.mutation && !values.dryRun ? "Send without dry run" : "Send request"}
        </Button>
        {given.problem && !given.problem.startsWith("The body") && (
          <p className="text-ink-muted text-sm">{given.problem}</p>
        )}
      </div>
      <div aria-live="polite">
        {problem && <p className="text-base text-danger">{problem}</p>}
        {answer && <TryAnswerView answer={answer} signedIn={signedIn && identity.kind === "session"} />}
      </div>
    </form>
  );
}

function useTry(shape: CallShape) {
  const [answer, setAnswer] = useState<TryAnswer>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (input: Input, as: Parameters<typeof tryRequest>[2], file?: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setAnswer(await tryRequest(shape, input, as, file));
    } catch {
      setAnswer(undefined);
      setProblem("Couldn’t reach the server. Check your connection and try again.");
    }
    setBusy(false);
  };
  return { answer, problem, busy, send };
}

interface NamesProps {
  shape: CallShape;
  values: TryValues;
  onChange: (names: Record<string, string>) => void;
}

/** One field per path and query parameter. */
function Names({ shape, values, onChange }: NamesProps) {
  const names = [...shape.pathNames, ...shape.queryNames];
  if (names.length === 0) return null;
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {names.map((name) => (
        <Field
          key={name}
          label={<span className="font-mono">{name}</span>}
          optional={!shape.pathNames.includes(name)}
        >
          <TextInput
            value={values.names[name] ?? ""}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ ...values.names, [name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

interface BodyProps {
  shape: CallShape;
  values: TryValues;
  problem: string | undefined;
  onChange: (part: Partial<TryValues>) => void;
}

/** JSON editor or file picker. */
function Body({ shape, values, problem, onChange }: BodyProps) {
  if (shape.file)
    return (
      <Field label="File">
        <TextInput
          type="file"
          accept={shape.file.types.join(",")}
          onChange={(event) => onChange({ file: event.target.files?.[0] })}
        />
      </Field>
    );
  return (
    <Field label="Body" error={problem?.startsWith("The body") ? problem : undefined}>
      <Textarea
        rows={Math.min(16, values.body.split("\n").length + 1)}
        spellCheck={false}
        className="font-mono"
        value={values.body}
        onChange={(event) => onChange({ body: event.target.value })}
      />
    </Field>
  );
}

interface DryRunProps {
  effect: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function DryRun({ effect, checked, onChange }: DryRunProps) {
  const real =
    effect === "live"
      ? "Off: this changes the live show in your test environment."
      : "Off: this changes data in your test environment.";
  return (
    <Switch
      label="Dry run"
      hint={checked ? "Validates and prices the request without saving anything." : real}
      checked={checked}
      onCheckedChange={onChange}
    />
  );
}
