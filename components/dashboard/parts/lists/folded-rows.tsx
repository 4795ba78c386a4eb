"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";

/** Rows always shown. The class below hides the rest. */
const STAY = 5;

interface FoldedRowsProps {
  /** Number of rows in the table. */
  count: number;
  /** What the rows are, as in "All 27 operations". */
  what: string;
  /** A `DataTable`. */
  children: ReactNode;
}

/** A long table that shows its first rows until expanded. */
export function FoldedRows({ count, what, children }: FoldedRowsProps) {
  const [open, setOpen] = useState(false);
  if (count <= STAY) return children;
  return (
    <>
      <div className={open ? undefined : "[&_tbody>tr:nth-child(n+6)]:hidden"}>{children}</div>
      <Button
        variant="ghost"
        size="sm"
        className="mt-1 -ml-2.5"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        icon={<ChevronDown className={open ? "size-4 rotate-180" : "size-4"} aria-hidden />}
      >
        {open ? "Show fewer" : `All ${count} ${what}`}
      </Button>
    </>
  );
}
