"use client";

import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { DeviceOption } from "@/lib/room/devices";

interface DeviceSelectProps {
  label: string;
  options: readonly DeviceOption[];
  value: string;
  /** Id of the device in use, shown until one is selected. */
  current?: string;
  onChange: (id: string) => void;
}

/** Devices of one kind. */
export function DeviceSelect({ label, options, value, current, onChange }: DeviceSelectProps) {
  const known = options.some((option) => option.id === value);
  const shown = known ? value : (current ?? options[0]?.id ?? null);
  return (
    <Field label={label}>
      <NativeSelect
        options={options.map((option) => ({ value: option.id, label: option.label }))}
        value={shown}
        onValueChange={onChange}
        placeholder={options.length === 0 ? "None found" : "Choose device"}
        disabled={options.length === 0}
      />
    </Field>
  );
}
