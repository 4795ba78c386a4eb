"use client";

import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import type { SignupContent, SignupField } from "@/lib/modules/pages/signup-pages/content-schema";
import type { SignupWire } from "@/lib/modules/pages/signup-pages/schema";
import { LinesField } from "../../../parts/forms/lines-field";
import { FIELD_NAMES } from "./field-names";

type Texts = "headline" | "sub" | "cta_text" | "seo_title" | "seo_description";
type Switches = "show_agenda" | "show_speakers" | "show_sponsors" | "share_picture" | "listed";

interface SignupFieldsProps {
  content: SignupContent;
  shown: SignupWire["shown"];
  set: <Name extends SignupField>(field: Name, value: SignupContent[Name]) => void;
}

const THEMES = [
  { value: "editorial", label: "Editorial" },
  { value: "collage", label: "Collage" },
  { value: "retro", label: "Retro" },
  { value: "midnight", label: "Midnight" },
] as const;

/** All content of the signup page. Placeholders come from the run of show or our defaults. */
export function SignupFields({ content, shown, set }: SignupFieldsProps) {
  const line = (field: Texts, max: number, placeholder: string, hint?: string) => (
    <Field label={FIELD_NAMES[field]} hint={hint}>
      <Input
        value={content[field]}
        maxLength={max}
        placeholder={placeholder}
        onChange={({ target }) => set(field, target.value)}
      />
    </Field>
  );
  const toggle = (field: Switches, hint?: string) => (
    <Switch
      label={FIELD_NAMES[field]}
      hint={hint}
      checked={content[field]}
      onCheckedChange={(checked) => set(field, checked)}
    />
  );
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => event.preventDefault()}>
      <Group name="Text">
        {line("headline", 200, shown.headline)}
        {line("sub", 600, shown.sub)}
        <Field
          label={FIELD_NAMES.description}
          hint="Markdown: **bold**, _italic_, - lists, [links](https://…)."
        >
          <Textarea
            rows={8}
            value={content.description}
            onChange={({ target }) => set("description", target.value)}
          />
        </Field>
        <Field label={FIELD_NAMES.learn} hint="One per line, up to 12">
          <LinesField value={content.learn} onChange={(lines) => set("learn", lines)} />
        </Field>
        {line("cta_text", 60, shown.cta_text || "Save my spot")}
      </Group>
      <Group name="Appearance">
        <Field label={FIELD_NAMES.theme}>
          <Select options={THEMES} value={content.theme} onValueChange={(theme) => set("theme", theme)} />
        </Field>
        {toggle("show_agenda")}
        {toggle("show_speakers")}
        {toggle("show_sponsors")}
      </Group>
      <Group name="Search and sharing">
        {line("seo_title", 120, "Show title and organizer")}
        {line("seo_description", 320, content.sub || shown.sub || "Subheadline")}
        {toggle("share_picture", "A card with headline and date for social networks")}
        {toggle("listed", "Turn off to hide the page from search engines")}
      </Group>
    </form>
  );
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-4">
    <legend className="mb-3 font-semibold text-base">{name}</legend>
    {children}
  </fieldset>
);
