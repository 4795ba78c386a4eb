"use client";

import { Check, ImageUp } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { lookProps } from "@/components/stage/look-props";
import { previewLineHeight } from "@/components/stage/preview-line-height";
import { StageLowerThird } from "@/components/stage/stage-lower-third";
import { useStageLook } from "@/components/stage/use-stage-look";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PictureInput } from "@/components/ui/picture-input";
import type { Welcome } from "./backstage-types";
import type { MyDetails as Details } from "./use-my-details";

interface MyDetailsProps {
  details: Details;
  event: Welcome["event"];
}

/** Name, title and photo as shown on stage, for the guest to correct and confirm. */
export function MyDetails({ details, event }: MyDetailsProps) {
  const { guest, values, set, busy, changed, problem } = details;
  const confirmed = guest.confirmed_at !== null && !changed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    details.confirm();
  };
  return (
    <section aria-label="Your introduction" className="flex flex-col gap-3">
      <h2 className="font-medium text-base">Your introduction</h2>
      <LowerThird values={values} photo={guest.photo} event={event} />
      <PhotoChoice details={details} />
      <form onSubmit={submit} className="flex flex-col gap-3">
        <Field label="Name" required error={problem?.fields.name && "Enter 1 to 120 characters."}>
          <Input
            value={values.name}
            maxLength={120}
            autoComplete="name"
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Title" optional>
            <Input
              value={values.title}
              maxLength={200}
              autoComplete="organization-title"
              onChange={({ target }) => set({ title: target.value })}
            />
          </Field>
          <Field label="Company" optional>
            <Input
              value={values.company}
              maxLength={200}
              autoComplete="organization"
              onChange={({ target }) => set({ company: target.value })}
            />
          </Field>
        </div>
        {problem && (
          <p role="alert" className="text-danger text-sm">
            {problem.message}
          </p>
        )}
        <p role="status" className="flex min-h-9 items-center gap-2">
          {confirmed ? (
            <span className="flex items-center gap-1.5 text-base text-ok">
              <Check className="size-4" aria-hidden /> Confirmed. The host can see it.
            </span>
          ) : (
            <Button
              type="submit"
              variant="primary"
              busy={busy === "details"}
              disabled={values.name.trim() === ""}
            >
              {changed ? "Save and confirm" : "Confirm introduction"}
            </Button>
          )}
        </p>
      </form>
    </section>
  );
}

interface LowerThirdProps {
  values: Details["values"];
  photo: string;
  event: Welcome["event"];
}

/** The stage's lower third over the guest's photo. */
function LowerThird({ values, photo, event }: LowerThirdProps) {
  const look = lookProps(useStageLook(event.theme, event.brand.accent));
  const subtitle = [values.title, values.company]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(", ");
  const lines = subtitle ? 2 : 1;
  const height = previewLineHeight(lines);
  return (
    <div
      data-theme="dark"
      data-look={look["data-look"]}
      className={`@container relative flex aspect-video items-center justify-center overflow-hidden rounded-media bg-surface-sunken ${look.className}`}
      style={{ ...look.style, containerType: "size" }}
    >
      <div className="-translate-y-3">
        <Avatar name={values.name || "You"} src={sameSite(photo)} size={96} />
      </div>
      <StageLowerThird
        title={values.name.trim() || "Your name"}
        subtitle={subtitle}
        lines={lines}
        style={{ height, left: "3%", bottom: "4%", maxWidth: "92%", fontSize: "clamp(11px, 4.4cqw, 28px)" }}
      />
    </div>
  );
}

/** Pages only load images from this site. */
function sameSite(address: string): string | null {
  if (!address || typeof window === "undefined") return null;
  return URL.canParse(address) && new URL(address).origin === window.location.origin ? address : null;
}

function PhotoChoice({ details: { guest, send, busy } }: { details: Details }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PictureInput ref={input} label="Your photo" onFile={send} />
      <Button
        size="sm"
        busy={busy === "photo"}
        onClick={() => input.current?.click()}
        icon={<ImageUp className="size-4" aria-hidden />}
      >
        {guest.photo ? "Change photo" : "Add photo"}
      </Button>
      <p className="text-ink-muted text-sm">PNG, JPEG or WebP, up to 10 MB.</p>
    </div>
  );
}
