"use client";

import { Columns3 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Popover } from "@/components/ui/popover";
import { PEOPLE_COLUMNS } from "./people-columns";

interface ColumnPickerProps {
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Selects the table's columns. Remembered in this browser. */
export function ColumnPicker({ shown, onChange }: ColumnPickerProps) {
  return (
    <Popover
      title="Columns"
      align="end"
      trigger={
        <Button variant="ghost" size="sm" icon={<Columns3 className="size-4" aria-hidden />}>
          Columns
        </Button>
      }
    >
      <div className="flex flex-col gap-2.5">
        {PEOPLE_COLUMNS.map(({ name, header }) => (
          <Checkbox
            key={name}
            label={header}
            checked={shown.includes(name)}
            onCheckedChange={(on) =>
              onChange(
                PEOPLE_COLUMNS.map((column) => column.name).filter((other) =>
                  other === name ? on : shown.includes(other),
                ),
              )
            }
          />
        ))}
      </div>
    </Popover>
  );
}
