"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { api } from "@/lib/client/api";
import type { PlanSession } from "@/lib/editors/plan/plan-session";
import { useEnvironment } from "../../../access/environment";
import { savedFirst } from "../../../parts/editing/saved-first";

/** Exports the run of show as a file, including the latest edits. */
export function ExportPlan({ slug, session }: { slug: string; session: PlanSession }) {
  const { as } = useEnvironment();
  const [busy, setBusy] = useState(false);
  async function download(format: "csv" | "xlsx") {
    setBusy(true);
    try {
      if (!(await savedFirst(session))) return;
      const { data } = await api("exportPlan", { as, params: { slug }, query: { format } });
      window.location.assign(data.url);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "Couldn’t export the run of show. Try again.");
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      align="end"
      items={[
        { label: "CSV", hint: "For any app", onSelect: () => void download("csv") },
        { label: "Excel", hint: "Workbook", onSelect: () => void download("xlsx") },
      ]}
      trigger={
        <Button variant="ghost" size="sm" busy={busy} icon={<Download className="size-4" aria-hidden />}>
          Export
        </Button>
      }
    />
  );
}
