import { z } from "zod";
import { env } from "@/lib/platform/runtime/env";
import { oneLine } from "@/lib/platform/text/one-line";
import { sizeWords } from "@/lib/storage-use/size-words";
import { takenPercent } from "@/lib/storage-use/storage-level";
import { defineEmail } from "../definition/define-email";

/** Tells an owner that most of the workspace's storage is used. */
export const storageNearlyFullEmail = defineEmail({
  kind: "storage_nearly_full",
  class: "account",
  layers: [],
  facts: z.object({ used: z.number(), limit: z.number().positive(), plan: z.string().default("free") }),
  skipReason: () => undefined,
  compose: async ({ facts: { used, limit, plan }, workspace }) => {
    const [{ render }, { StorageNearlyFullEmail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/storage-nearly-full-email"),
    ]);
    const link = `${env().PUBLIC_URL.replace(/\/$/, "")}/dashboard/live/settings`;
    const workspaceName = oneLine(workspace?.name ?? "", 120);
    const percent = takenPercent({ used, limit });
    const advice = adviceFor(plan);
    const amount = `${sizeWords(used)} of its ${sizeWords(limit)} of storage`;
    return {
      subject: oneLine(`Storage ${percent}% full in ${workspaceName}`, 150),
      html: await render(StorageNearlyFullEmail({ workspaceName, percent, amount, advice, link })),
      text: [
        "Hi,",
        `${workspaceName} uses ${amount} (${percent}%). Once it’s full, shows still run, but they’re no longer recorded and files can’t be uploaded.`,
        `${advice} ${link}`,
        `--\nYou’re receiving this email because you own the ${workspaceName} workspace.\n`,
      ].join("\n\n"),
      calendar: null,
      headers: {},
    };
  },
});

function adviceFor(plan: string): string {
  const room = "To make room, delete recordings and files you no longer need";
  if (plan === "self_hosted") return `${room}, or ask your administrator to raise the limit.`;
  return plan === "scale" ? `${room}.` : `${room}, or upgrade your plan.`;
}
