"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { isOurCopy } from "../../../parts/files/is-our-copy";
import { type PictureChoice, PictureField } from "../../../parts/files/picture-field";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useFreshAfterConflict } from "../../../parts/forms/use-fresh-after-conflict";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { CHANGED_ELSEWHERE } from "../../../parts/words/changed-elsewhere";
import type { GuestRecord } from "./guest-readiness";

interface GuestFormProps {
  slug: string;
  /** Undefined for a new guest. */
  guest?: GuestRecord;
  onDone: () => void;
}

interface Values {
  name: string;
  title: string;
  company: string;
  email: string;
  intro: string;
  emcee: string;
  photo: PictureChoice;
}

const isPortrait = (photo: string): boolean => isOurCopy(photo, "/portraits/");

const valuesOf = (guest: GuestRecord | undefined): Values => ({
  name: guest?.name ?? "",
  title: guest?.title ?? "",
  company: guest?.company ?? "",
  email: guest?.email ?? "",
  intro: guest?.intro ?? "",
  emcee: guest?.emcee ?? "",
  photo: guest?.photo && !isPortrait(guest.photo) ? { address: guest.photo } : {},
});

/** The fields of a call that creates or changes a guest, whose photo is `present`. */
export function guestBodyOf({ photo, email, ...texts }: Values, present = "") {
  return { ...texts, email: email.trim(), ...photoOf(photo, present) };
}

function photoOf({ assetId, address }: PictureChoice, present: string) {
  if (address?.trim()) return { photo: address.trim() };
  if (assetId) return { photo_asset_id: assetId };
  // A URL without a copy isn't a picture that could be removed.
  if (present !== "" && !isPortrait(present)) return { photo: "" };
  return assetId === null ? { photo_asset_id: null } : {};
}

/** Who a guest is, and what the host and the announcer say about them. */
export function GuestForm({ slug, guest: given, onDone }: GuestFormProps) {
  // What was changed here is sent with the version that it was read from, also after the page was refreshed.
  const [guest] = useState(given);
  const common = {
    initial: valuesOf(guest),
    ready: ({ name }: Values) => name.trim() !== "",
    onDone,
  };
  const create = useMutationForm("createGuest", {
    ...common,
    saved: ({ data }) => `${data.name} added. They haven’t been invited yet.`,
    input: (values) => ({ params: { slug }, body: guestBodyOf(values) }),
  });
  const update = useMutationForm("updateGuest", {
    ...common,
    saved: "Saved",
    input: (values) => ({
      params: { slug, guest_id: guest?.id ?? "" },
      body: {
        ...guestBodyOf(values, guest?.photo),
        ...(guest ? { expected_version: guest.version } : {}),
      },
    }),
    explain: ({ code }) => (code === "version_conflict" ? CHANGED_ELSEWHERE : undefined),
  });
  useFreshAfterConflict(update.error);
  const form = guest ? update : create;
  return (
    <MutationForm form={form} submitLabel={guest ? "Save" : "Add guest"}>
      <Field label="Name" error={form.errorOf("name")}>
        <Input {...form.text("name")} maxLength={120} autoComplete="off" autoFocus />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Title" optional error={form.errorOf("title")}>
          <Input {...form.text("title")} maxLength={200} autoComplete="off" />
        </Field>
        <Field label="Company" optional error={form.errorOf("company")}>
          <Input {...form.text("company")} maxLength={200} autoComplete="off" />
        </Field>
      </div>
      <Field
        label="Email"
        optional
        hint="For their invitation. Never shown to the audience."
        error={form.errorOf("email")}
      >
        <Input {...form.text("email")} type="email" autoComplete="off" />
      </Field>
      <Field label="Introduction" optional hint="The host reads it on air" error={form.errorOf("intro")}>
        <Textarea {...form.text("intro")} rows={3} maxLength={4000} />
      </Field>
      <Field
        label="Walk-on line"
        optional
        hint="The announcer says it when they come on stage"
        error={form.errorOf("emcee")}
      >
        <Textarea {...form.text("emcee")} rows={2} maxLength={1000} />
      </Field>
      <PictureField
        name="Photo"
        present={guest && isPortrait(guest.photo) ? guest.photo : ""}
        choice={form.values.photo}
        onChoice={(photo) => form.set({ photo })}
        error={form.errorOf("photo") ?? form.errorOf("photo_asset_id")}
      />
    </MutationForm>
  );
}
