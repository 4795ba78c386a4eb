"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { instantOf, localMoment } from "../../../parts/forms/local-moment";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useFreshAfterConflict } from "../../../parts/forms/use-fresh-after-conflict";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { CHANGED_ELSEWHERE } from "../../../parts/words/changed-elsewhere";
import type { Vendor } from "./vendor-type";

interface VendorFormProps {
  slug: string;
  /** Undefined for a new vendor. */
  vendor?: Vendor;
  onDone: () => void;
}

interface Values {
  name: string;
  role: string;
  contact: string;
  email: string;
  phone: string;
  call: string;
  notes: string;
}

const bodyOf = ({ name, role, contact, email, phone, call, notes }: Values) => ({
  name,
  role,
  contact_name: contact,
  email: email.trim(),
  phone,
  call_time: instantOf(call),
  notes,
});

/** A vendor of the show, and when they have to arrive. */
export function VendorForm({ slug, vendor, onDone }: VendorFormProps) {
  const initial: Values = {
    name: vendor?.name ?? "",
    role: vendor?.role ?? "",
    contact: vendor?.contact_name ?? "",
    email: vendor?.email ?? "",
    phone: vendor?.phone ?? "",
    call: localMoment(vendor?.call_time ?? null),
    notes: vendor?.notes ?? "",
  };
  const common = { initial, ready: ({ name }: Values) => name.trim() !== "", saved: "Saved", onDone };
  const create = useMutationForm("createVendor", {
    ...common,
    input: (values) => ({ params: { slug }, body: bodyOf(values) }),
  });
  const update = useMutationForm("updateVendor", {
    ...common,
    input: (values) => ({
      params: { slug, vendor_id: vendor?.id ?? "" },
      body: { ...bodyOf(values), ...(vendor ? { expected_version: vendor.version } : {}) },
    }),
    explain: ({ code }) => (code === "version_conflict" ? CHANGED_ELSEWHERE : undefined),
  });
  useFreshAfterConflict(update.error);
  const form = vendor ? update : create;
  return (
    <MutationForm form={form} submitLabel={vendor ? "Save" : "Add vendor"}>
      <Field label="Name" error={form.errorOf("name")}>
        <Input {...form.text("name")} maxLength={120} autoFocus />
      </Field>
      <Field label="Role" optional error={form.errorOf("role")}>
        <Input {...form.text("role")} maxLength={120} placeholder="Cameras, catering or interpreting" />
      </Field>
      <Field label="Call time" optional hint="In your time zone" error={form.errorOf("call_time")}>
        <Input type="datetime-local" {...form.text("call")} />
      </Field>
      <Field label="Contact" optional error={form.errorOf("contact_name")}>
        <Input {...form.text("contact")} maxLength={120} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Email" optional error={form.errorOf("email")}>
          <Input {...form.text("email")} type="email" maxLength={254} />
        </Field>
        <Field label="Phone" optional error={form.errorOf("phone")}>
          <Input {...form.text("phone")} type="tel" maxLength={40} />
        </Field>
      </div>
      <Field label="Notes" optional error={form.errorOf("notes")}>
        <Textarea {...form.text("notes")} rows={3} maxLength={4000} />
      </Field>
    </MutationForm>
  );
}
