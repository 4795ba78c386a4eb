"use client";

import { Switch } from "@/components/ui/switch";
import { useSingleKeys } from "@/components/ui/use-single-keys";

interface SingleKeysSwitchProps {
  /** What the keys do here, as a sentence. */
  keys?: string;
  /** Which shortcuts still work without them. */
  rest?: string;
}

/** Turns single-key shortcuts on or off in this browser. */
export function SingleKeysSwitch({ keys, rest }: SingleKeysSwitchProps) {
  const [on, turn] = useSingleKeys();
  const why = "Turn these off if you use speech control or press keys by accident.";
  return (
    <Switch
      label="Single-key shortcuts"
      hint={[keys, why, rest].filter(Boolean).join(" ")}
      checked={on}
      onCheckedChange={turn}
    />
  );
}
