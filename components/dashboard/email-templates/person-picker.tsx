"use client";

import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

interface PersonPickerProps {
  people: readonly { id: string; name: string; email: string }[];
  current: string | undefined;
  /** The page's URL without a person. */
  href: string;
}

const SAMPLE = "sample";

/** Selects the person whose email is previewed. */
export function PersonPicker({ people, current, href }: PersonPickerProps) {
  const router = useRouter();
  return (
    <Field label="Preview as" className="w-full max-w-xs">
      <Select
        value={current ?? SAMPLE}
        onValueChange={(id) =>
          router.replace(id === SAMPLE ? href : `${href}&as=${encodeURIComponent(id)}`, { scroll: false })
        }
        options={[
          { value: SAMPLE, label: "Sample person" },
          ...people.map(({ id, name, email }) => ({ value: id, label: name || email, hint: email })),
        ]}
      />
    </Field>
  );
}
