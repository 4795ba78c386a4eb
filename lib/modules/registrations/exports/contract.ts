import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { ExportInput, ExportSchema } from "./schema";

export const registrationExportsContract = contract({
  exportRegistrations: operation({
    http: "POST /events/{slug}/registrations/export",
    prefix: "v1",
    tag: "Registrations",
    summary: "Export registrations as CSV or Excel",
    description:
      "Returns a URL to download the list as CSV or as an Excel workbook, valid for 15 minutes without a key. Cells that a spreadsheet would run as a formula are escaped.",
    scope: "registrations:read",
    effect: "write",
    params: z.strictObject({ slug: slug() }),
    body: ExportInput,
    output: ExportSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "Everyone confirmed",
        input: { slug: "designing-for-delight-k3m9qz", format: "csv", state: "confirmed" },
        output: {
          format: "csv",
          rows: 408,
          url: "https://shows.example.com/files/wsp_01k9/test/exp_01k9?expires=1795251600&signature=c2lnbmVk",
          expires_at: "2026-11-21T09:15:00.000Z",
        },
      },
    ],
  }),
});
