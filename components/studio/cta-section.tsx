"use client";

import type { FormEvent } from "react";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import type { FeedView } from "@/lib/live";
import type { StageState } from "@/lib/stage";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";
import { useDraft } from "./use-draft";

const isAddress = (text: string): boolean => /^https?:\/\/\S+\.\S+|^https?:\/\/localhost/.test(text);

/** The call-to-action button shown to the audience. */
export function CtaSection() {
  const { state, run, controller } = useStudio();
  const { cta } = state;
  const clicks = clicksOf(useStore(controller.deskFeed.besideChat), cta);
  // One draft of both, so that a text that is written here never gets a colleague's link.
  const draft = useDraft(JSON.stringify([cta.label, cta.url]));
  const [label = "", url = ""] = JSON.parse(draft.text) as string[];
  const write = (label: string, url: string) => draft.change(JSON.stringify([label, url]));
  const wrong = url !== "" && !isAddress(url);
  const ready = label.trim() !== "" && isAddress(url);
  const changed = label !== cta.label || url !== cta.url;

  function show() {
    void draft.send(run({ action: "show_cta", label: label.trim(), url }));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) show();
  }

  return (
    <PanelSection
      title="Call to action"
      aside={
        <Switch
          label="Call to action"
          hideLabel
          checked={cta.visible}
          disabled={!ready && !cta.visible}
          onCheckedChange={(on) => (on ? show() : void run({ action: "hide_cta" }))}
        />
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-2">
        <Input
          aria-label="Button text"
          placeholder="Button text"
          maxLength={80}
          value={label}
          onChange={(event) => write(event.target.value, url)}
        />
        <Field
          label={<span className="sr-only">Link</span>}
          error={wrong ? "The link must start with https://." : undefined}
        >
          <Input
            type="url"
            placeholder="https://…"
            maxLength={2000}
            value={url}
            onChange={(event) => write(label, event.target.value.trim())}
          />
        </Field>
        {changed && (
          <Button type="submit" size="sm" variant="primary" className="self-start" disabled={!ready}>
            Show button
          </Button>
        )}
      </form>
      {clicks > 0 && (
        <p className="tabular text-ink-muted text-sm">
          {clicks === 1 ? "1 person clicked" : `${clicks} people clicked`}
        </p>
      )}
    </PanelSection>
  );
}

/** How many people clicked it, from the desk's feed. */
const clicksOf = ({ clicks }: FeedView, { label, url }: StageState["cta"]): number =>
  Object.values(clicks).find((entry) => entry.label === label && entry.url === url)?.clicks ?? 0;
