"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import type { Exporter } from "./use-export";

/** Exports the filtered list as a file. */
export function ExportMenu({ exporter }: { exporter: Exporter }) {
  return (
    <Menu
      align="end"
      items={[
        { label: "CSV", hint: "For any app", onSelect: () => exporter.download("csv") },
        { label: "Excel", hint: "Workbook", onSelect: () => exporter.download("xlsx") },
      ]}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          busy={exporter.busy}
          icon={<Download className="size-4" aria-hidden />}
        >
          Export
        </Button>
      }
    />
  );
}
