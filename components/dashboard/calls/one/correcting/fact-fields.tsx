import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import type { FactKind } from "@/lib/modules/calls/calls/facts-schema";
import type { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { choices } from "../../../parts/lists/choices";
import type { FactDraft, YesNo } from "./fact-draft";

interface FactFieldsProps {
  kind: FactKind;
  form: ReturnType<typeof useMutationForm<"updateCall", FactDraft>>;
  /** Everyone who may owe a step. */
  people: readonly string[];
  /** It's being added, so what its kind needs can't be left empty. */
  isNew?: boolean;
}

const OBJECTION_KINDS = choices(
  ...(["price", "timing", "authority", "need", "trust", "competition", "feature", "legal", "other"] as const),
);
const NUMBER_KINDS = choices("price", "budget", "count", "percent", "duration", "other");
const states = (yes: string, no: string) =>
  choices(["yes", yes], ["no", no]) as { value: YesNo; label: string }[];

/** The fields of a fact that can be corrected. */
export function FactFields({ kind, form, people, isNew = false }: FactFieldsProps) {
  const error = (member: string) => form.errorOf(`facts.0.set.${member}`);
  switch (kind) {
    case "next_step":
      return (
        <>
          <Field label="What" error={error("what")}>
            <Textarea {...form.text("what")} rows={2} maxLength={500} />
          </Field>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field label="Owner" error={error("owner")}>
              <NativeSelect
                options={[
                  { value: "", label: "No owner" },
                  ...people.map((name) => ({ value: name, label: name })),
                ]}
                {...form.choice("owner")}
              />
            </Field>
            <Field label="Due" optional error={error("due")}>
              <Input {...form.text("due")} type="date" />
            </Field>
          </div>
          <Field label="Status" error={error("agreed")}>
            <NativeSelect options={states("Agreed", "Only offered")} {...form.choice("agreed")} />
          </Field>
        </>
      );
    case "objection":
      return (
        <>
          <Field label="Kind" error={error("kind")}>
            <NativeSelect options={OBJECTION_KINDS} {...form.choice("kind")} />
          </Field>
          <Field label="Status" error={error("resolved")}>
            <NativeSelect options={states("Resolved", "Not resolved")} {...form.choice("resolved")} />
          </Field>
        </>
      );
    case "number":
      return (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field label="Amount" error={error("amount")}>
              <Input {...form.text("amount")} inputMode="decimal" maxLength={22} placeholder="4900.50" />
            </Field>
            <Field label="Currency" optional error={error("currency")}>
              <Input {...form.text("currency")} maxLength={3} placeholder="EUR" />
            </Field>
          </div>
          <Field label="Kind" error={error("kind")}>
            <NativeSelect options={NUMBER_KINDS} {...form.choice("kind")} />
          </Field>
        </>
      );
    case "competitor":
      return (
        <Field label="Name" error={error("name")}>
          <Input {...form.text("name")} maxLength={200} />
        </Field>
      );
    case "date":
      return (
        <Field label="Day" optional={!isNew} error={error("date")}>
          <Input {...form.text("date")} type="date" />
        </Field>
      );
    case "risk":
      return (
        <Field label="Reason" error={error("reason")}>
          <Textarea {...form.text("reason")} rows={3} maxLength={500} />
        </Field>
      );
    case "question":
      return (
        <Field label="Status" error={error("answered")}>
          <NativeSelect options={states("Answered", "Not answered")} {...form.choice("answered")} />
        </Field>
      );
  }
}
