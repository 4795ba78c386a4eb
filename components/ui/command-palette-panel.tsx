"use client";

import { Dialog } from "@base-ui/react/dialog";
import clsx from "clsx";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import type { CommandPaletteProps, PaletteItem } from "./command-palette-props";
import { Kbd } from "./kbd";
import { backdropClasses, popupClasses } from "./overlay-classes";

interface PanelProps extends CommandPaletteProps {
  /** What was typed before the field had the focus. */
  typed: string;
}

export function CommandPalettePanel(props: PanelProps) {
  const { open, onOpenChange, groups, searched, emptyText = "No results" } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClasses} />
        <Dialog.Popup
          className={clsx(
            popupClasses,
            "-translate-x-1/2 fixed top-[12dvh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] overflow-hidden",
          )}
        >
          <Dialog.Title className="sr-only">Commands</Dialog.Title>
          <Command loop label="Commands" shouldFilter={!searched}>
            <div className="flex items-center gap-2.5 border-line border-b px-4">
              <Search className="size-4 shrink-0 text-ink-muted" aria-hidden />
              <PaletteInput {...props} />
            </div>
            <Command.List className="max-h-[50dvh] overflow-y-auto p-2">
              <Command.Empty className="px-2 py-6 text-base text-ink-muted">{emptyText}</Command.Empty>
              {groups.map((group) => (
                <Command.Group
                  key={group.heading}
                  heading={group.heading}
                  className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs"
                >
                  {group.items.map((item) => (
                    <PaletteRow key={item.id} item={item} onDone={() => onOpenChange(false)} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteInput({ typed, placeholder = "Search commands…", onQueryChange }: PanelProps) {
  const [query, setQuery] = useState(typed);
  useEffect(() => {
    if (!typed) return;
    setQuery(typed);
    onQueryChange?.(typed);
  }, [typed, onQueryChange]);
  return (
    <Command.Input
      autoFocus
      placeholder={placeholder}
      value={query}
      onValueChange={(value) => {
        setQuery(value);
        onQueryChange?.(value);
      }}
      className="h-12 w-full bg-transparent text-lg outline-none placeholder:text-ink-muted"
    />
  );
}

function PaletteRow({ item, onDone }: { item: PaletteItem; onDone: () => void }) {
  return (
    <Command.Item
      value={`${item.label} ${item.id}`}
      keywords={item.keywords}
      onSelect={() => {
        onDone();
        item.onSelect();
      }}
      className="flex min-h-9 cursor-default py-1 items-center gap-2.5 rounded-control px-2 text-base data-[selected=true]:bg-hover"
    >
      {item.icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{item.label}</span>
        {item.detail && <span className="block truncate text-ink-muted text-sm">{item.detail}</span>}
      </span>
      {item.hint && <span className="max-w-[45%] truncate text-ink-muted text-sm">{item.hint}</span>}
      {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
    </Command.Item>
  );
}
