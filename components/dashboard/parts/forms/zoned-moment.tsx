"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";
import { instantInZone, isZone, wallInZone } from "@/lib/editors/new-show/zoned";

interface ZonedMomentProps {
  /** An instant in ISO 8601; empty for none. */
  value: string;
  onChange: (instant: string) => void;
  /** The time zone that the time is entered and shown in. */
  zone: string;
}

/** Earlier ones are years that are being typed. */
const FIRST_YEAR = "1900";

/** A date and time in a time zone. If the zone changes, the instant stays. */
export function ZonedMoment({ value, onChange, zone }: ZonedMomentProps) {
  // While a year is being typed, its first digits make a date of long ago that wouldn't survive the conversion.
  const [typed, setTyped] = useState("");
  const instantOf = (wall: string): string => (wall === "" ? "" : (instantInZone(wall, zone) ?? ""));
  const isOwn = typed !== "" && instantOf(typed) === value;
  return (
    <Input
      type="datetime-local"
      value={isOwn ? typed : value === "" ? "" : wallInZone(value, zone)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(instantOf(target.value));
      }}
      // An hour that the zone skips in spring is shown as the one that it means.
      onBlur={() => {
        if (typed >= FIRST_YEAR) setTyped("");
      }}
    />
  );
}

/** The first of these names that is a time zone: one that is still being typed isn't. */
export const zoneAmong = (...names: readonly string[]): string => names.find(isZone) ?? "UTC";
