"use client";

import { Download } from "lucide-react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { onThisSite } from "@/lib/client/on-this-site";
import { saveFile } from "@/lib/client/save-file";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../../access/environment";

/** Downloads the events behind the numbers. */
export function ExportAnalytics({ slug }: { slug: string }) {
  const { as } = useEnvironment();
  const { mutate, isPending } = useApiMutation("exportAnalytics", as);
  const download = (format: "csv" | "ndjson") =>
    mutate(
      { params: { slug }, body: { format } },
      {
        onSuccess: ({ data }) => saveFile(onThisSite(data.url)),
        onError: (error) => toast.error(`Couldn’t export the numbers. ${error.message}`),
      },
    );
  return (
    <Menu
      align="end"
      items={[
        { label: "CSV", hint: "For spreadsheets", onSelect: () => download("csv") },
        { label: "NDJSON", hint: "For scripts", onSelect: () => download("ndjson") },
      ]}
      trigger={
        <Button variant="primary" busy={isPending} icon={<Download className="size-4" aria-hidden />}>
          Export
        </Button>
      }
    />
  );
}
