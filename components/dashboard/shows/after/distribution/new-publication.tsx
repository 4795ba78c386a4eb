"use client";

import { Eye } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/client/api";
import type { BodyOf } from "@/lib/client/wire-types";
import type { DestinationWire, DistributionPreviewWire } from "@/lib/modules/made/distribution/schema";
import { useEnvironment } from "../../../access/environment";
import { ForRole } from "../../../access/for-role";
import { Section } from "../../../parts/page/section";
import { kindLabel } from "./distribution-words";
import { PreviewDialog } from "./preview-dialog";

/** Something that can be published. */
export interface Choice {
  value: string;
  label: string;
  title: string;
  isText: boolean;
  /** What names it in a request. */
  body: { recording_id?: string; clip_id?: number; content_id?: string };
}

interface NewPublicationProps {
  slug: string;
  description: string;
  choices: readonly [Choice, ...Choice[]];
  destinations: readonly DestinationWire[];
}

type Body = BodyOf<"previewDistribution">;

const TAKES_TEXTS = ["webhook", "s3"];

/** Chooses what goes where. Nothing leaves before the preview is confirmed. */
export function NewPublication({ slug, description, choices, destinations }: NewPublicationProps) {
  const { as } = useEnvironment();
  const [value, setValue] = useState(choices[0].value);
  const [title, setTitle] = useState<string | null>(null);
  const [about, setAbout] = useState(description);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** What was asked for, and what it would do. */
  const [preview, setPreview] = useState<{ body: Body; preview: DistributionPreviewWire } | null>(null);
  const [isReading, setIsReading] = useState(false);
  const choice = choices.find((one) => one.value === value) ?? choices[0];
  const possible = destinations.filter(({ kind }) => !choice.isText || TAKES_TEXTS.includes(kind));
  const ids = possible.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const body: Body = {
    ...choice.body,
    ...{ title: title ?? choice.title, description: about, destination_ids: ids },
  };
  const look = async () => {
    setIsReading(true);
    try {
      setPreview({ body, preview: (await api("previewDistribution", { as, params: { slug }, body })).data });
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "Couldn’t load the preview. Try again.");
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Section title="New publication">
      <div className="flex max-w-2xl flex-col gap-4">
        <Field label="What">
          <NativeSelect
            options={choices.map((one) => ({ value: one.value, label: one.label }))}
            value={choice.value}
            onValueChange={(next) => {
              setValue(next);
              setTitle(null);
            }}
          />
        </Field>
        <Field label="Title">
          <Input
            value={title ?? choice.title}
            maxLength={200}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field label="Description" optional>
          <Textarea value={about} maxLength={4_000} onChange={({ target }) => setAbout(target.value)} />
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 font-medium text-sm">Where</legend>
          {possible.length === 0 && (
            <p className="text-base text-ink-muted">
              {choice.isText
                ? "Texts can go to webhooks and S3 folders. Add one first."
                : "Add a destination first."}
            </p>
          )}
          {possible.map(({ id, name, kind }) => (
            <Checkbox
              key={id}
              label={name}
              hint={kindLabel(kind)}
              checked={chosen.includes(id)}
              onCheckedChange={(checked) =>
                setChosen((before) => (checked ? [...before, id] : before.filter((one) => one !== id)))
              }
            />
          ))}
        </fieldset>
        <ForRole
          least="member"
          otherwise={<p className="text-ink-muted text-sm">Only members can publish.</p>}
        >
          <Button
            className="self-start"
            variant="primary"
            disabled={ids.length === 0}
            busy={isReading}
            icon={<Eye className="size-4" aria-hidden />}
            onClick={() => void look()}
          >
            Preview
          </Button>
        </ForRole>
      </div>
      {preview && (
        <PreviewDialog
          {...{ slug, ...preview }}
          onClose={() => setPreview(null)}
          onPublished={() => {
            setPreview(null);
            setChosen([]);
          }}
        />
      )}
    </Section>
  );
}
