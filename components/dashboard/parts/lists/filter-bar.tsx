"use client";

import { LoaderCircle, Search, SlidersHorizontal, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useTooLong } from "@/components/ui/use-too-long";
import { TimeFilter } from "./time-filter";
import { useUrlFilter } from "./use-url-filter";

export interface ChoiceFilter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface TextFilter {
  name: string;
  label: string;
  placeholder?: string;
}

interface Filters {
  texts?: readonly TextFilter[];
  choices?: readonly ChoiceFilter[];
}

interface FilterBarProps extends Filters {
  /** Adds a time filter: `from` and `to`. */
  time?: boolean;
  /** Less common filters, collapsed until one of them is set. */
  more?: Filters;
}

const ANY = "any";

const namesOf = ({ texts = [], choices = [] }: Filters): string[] =>
  [...texts, ...choices].map(({ name }) => name);

/** Rows of filters that are kept in the URL. */
export function FilterBar({ time, more, ...filters }: FilterBarProps) {
  const { get, set, pending } = useUrlFilter();
  const late = useTooLong(pending);
  const rare = namesOf(more ?? {});
  const names = [...namesOf(filters), ...rare, ...(time ? ["from", "to"] : [])];
  const active = names.some((name) => get(name) !== "");
  const rareActive = rare.filter((name) => get(name) !== "").length;
  const [unfolded, setUnfolded] = useState(rareActive > 0);
  return (
    <search aria-label="Filters" className="mb-3 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <FilterFields {...filters} get={get} set={set} />
        {time && <TimeFilter from={get("from")} to={get("to")} onSet={set} />}
        {more && (
          <Button
            variant="ghost"
            aria-expanded={unfolded}
            icon={<SlidersHorizontal className="size-4" aria-hidden />}
            onClick={() => setUnfolded(!unfolded)}
          >
            {rareActive > 0 ? `More filters (${rareActive})` : "More filters"}
          </Button>
        )}
        {active && (
          <Button
            variant="ghost"
            icon={<X className="size-4" aria-hidden />}
            onClick={() => set(Object.fromEntries(names.map((name) => [name, null])))}
          >
            Clear
          </Button>
        )}
        {late ? (
          <Button variant="ghost" onClick={() => window.location.reload()}>
            No response. Try again
          </Button>
        ) : (
          pending && <LoaderCircle className="size-4 animate-spin text-ink-muted" aria-label="Loading" />
        )}
      </div>
      {more && unfolded && (
        <div className="flex flex-wrap items-center gap-2">
          <FilterFields {...more} get={get} set={set} />
        </div>
      )}
    </search>
  );
}

interface FilterFieldsProps extends Filters {
  get: (name: string) => string;
  set: (changes: Record<string, string | null>) => void;
}

function FilterFields({ texts = [], choices = [], get, set }: FilterFieldsProps) {
  return (
    <>
      {texts.map((filter) => (
        <TextBox
          key={filter.name}
          filter={filter}
          value={get(filter.name)}
          onSet={(value) => set({ [filter.name]: value })}
        />
      ))}
      {choices.map((filter) => (
        <Select
          key={filter.name}
          aria-label={filter.label}
          className="w-auto! min-w-32"
          value={get(filter.name) || ANY}
          options={[{ value: ANY, label: `${filter.label}: any` }, ...filter.options]}
          onValueChange={(value) => set({ [filter.name]: value === ANY ? null : value })}
        />
      ))}
    </>
  );
}

interface TextBoxProps {
  filter: TextFilter;
  value: string;
  onSet: (value: string) => void;
}

const TYPING_MS = 350;

/** Applies the filter once typing pauses, or immediately on Enter. */
function TextBox({ filter, value, onSet }: TextBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = value;
  }, [value]);
  function send(event: FormEvent) {
    event.preventDefault();
    clearTimeout(timer.current);
    onSet(box.current?.value ?? "");
  }
  return (
    <form onSubmit={send} className="relative min-w-0 grow basis-48 sm:max-w-72">
      <Search
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-2.5 size-4 text-ink-muted"
        aria-hidden
      />
      <Input
        ref={box}
        type="search"
        aria-label={filter.label}
        placeholder={filter.placeholder ?? filter.label}
        defaultValue={value}
        maxLength={200}
        className="pl-8.5"
        onChange={(event) => {
          const { value: typed } = event.currentTarget;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSet(typed), TYPING_MS);
        }}
      />
    </form>
  );
}
