"use client";

import { useRouter } from "next/navigation";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { Textarea } from "@/components/ui/textarea";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { EventWire } from "@/lib/modules/events/schema";
import { useEnvironment } from "../parts/environment";
import { MutationForm } from "../parts/mutation-form";
import { useMutationForm } from "../parts/use-mutation-form";

type Show = Pick<
  EventWire,
  "slug" | "title" | "starts_at" | "duration_min" | "host" | "description" | "reminders" | "version"
>;

/** As a field for date and time takes it: in the reader's own zone. */
function localOf(instant: string | null): string {
  if (!instant) return "";
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function valuesOf({ title, starts_at, duration_min, host, description, reminders }: Show) {
  const { name } = host;
  return {
    title,
    starts: localOf(starts_at),
    minutes: duration_min === null ? "" : String(duration_min),
    host: name,
    description,
    ...reminders,
  };
}

/** Title, date, host and words of a show, and which mails go out around it. */
export function DetailsForm({ show }: { show: Show }) {
  // Its times stand in the reader's zone, which the server does not know.
  return useHydrated() ? <Fields show={show} /> : <SkeletonRows rows={8} />;
}

function Fields({ show }: { show: Show }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const was = valuesOf(show);
  const form = useMutationForm("updateEvent", {
    initial: was,
    ready: ({ title, minutes }) =>
      title.trim() !== "" && (minutes === was.minutes || /^(\d{1,4})?$/.test(minutes.trim())),
    input: ({ title, starts, minutes, host, description, ...reminders }) => ({
      params: { slug: show.slug },
      body: {
        expected_version: show.version,
        title,
        description,
        host: { name: host },
        reminders,
        ...(starts === was.starts ? {} : { starts_at: starts ? new Date(starts).toISOString() : null }),
        ...(minutes.trim() === was.minutes || minutes.trim() === "" ? {} : { duration_min: Number(minutes) }),
      },
    }),
    saved: "Saved",
    onDone: () => {
      router.push(`${base}/shows/${show.slug}`);
      router.refresh();
    },
    leaves: true,
    explain: (error) =>
      error.code === "version_conflict" && error.fields.expected_version
        ? "Somebody changed the show meanwhile. Reload the page to see how it is now."
        : undefined,
  });
  return (
    <MutationForm form={form} submitLabel="Save" align="start" className="max-w-2xl gap-5">
      <Field label="Title" error={form.errorOf("title")}>
        <Input {...form.text("title")} maxLength={120} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Field
          label="Starts"
          hint="In your own time zone. Empty: to be announced."
          error={form.errorOf("starts_at")}
        >
          <Input type="datetime-local" {...form.text("starts")} />
        </Field>
        <Field label="Minutes" error={form.errorOf("duration_min") ?? form.errorOf("ends_at")}>
          <Input {...form.text("minutes")} inputMode="numeric" />
        </Field>
      </div>
      <Field label="Host" error={form.errorOf("host.name")}>
        <Input {...form.text("host")} maxLength={120} />
      </Field>
      <Field label="Description" hint="What the sign-up page says of it." error={form.errorOf("description")}>
        <Textarea {...form.text("description")} rows={4} maxLength={20_000} />
      </Field>
      <fieldset className="flex flex-col gap-2.5">
        <legend className="mb-2 font-medium text-base">Mails to those who signed up</legend>
        <Checkbox label="A day before" {...form.flag("h24")} />
        <Checkbox label="An hour before" {...form.flag("h1")} />
        <Checkbox label="When it starts" {...form.flag("live")} />
        <Checkbox label="When the date changes" {...form.flag("changed")} />
      </fieldset>
    </MutationForm>
  );
}
