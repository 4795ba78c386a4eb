"use client";

import { SingleKeysSwitch } from "@/components/room/single-keys-switch";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { KEY_LIST } from "./key-list";

interface KeysSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function KeysSheet({ open, onOpenChange }: KeysSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="md">
      <div className="flex flex-col gap-5">
        <SingleKeysSwitch rest="⌘K still works." />
        {KEY_LIST.map(({ group, keys }) => (
          <section key={group}>
            <h3 className="mb-1 text-ink-muted text-sm">{group}</h3>
            <dl>
              {keys.map(([names, what]) => (
                <div
                  key={names}
                  className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-b-0"
                >
                  <dt className="order-2 flex shrink-0 gap-1">
                    {names.split(/(?<=\S) {2}|(?<=^\S+) (?=\S+$)|(?<=\d) /).map((name) => (
                      <Kbd key={name}>{name}</Kbd>
                    ))}
                  </dt>
                  <dd className="text-base">{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
