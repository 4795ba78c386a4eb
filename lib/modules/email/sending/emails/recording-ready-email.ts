import { z } from "zod";
import { env } from "@/lib/platform/runtime/env";
import { oneLine } from "@/lib/platform/text/one-line";
import { defineEmail } from "../definition/define-email";

/** Tells a show's host that its recording is ready. */
export const recordingReadyEmail = defineEmail({
  kind: "recording_ready",
  class: "account",
  layers: [],
  facts: z.object({
    title: z.string(),
    slug: z.string(),
    minutes: z.int(),
    environment: z.enum(["test", "live"]),
  }),
  skipReason: () => undefined,
  compose: async ({ facts: { title, slug, minutes, environment }, workspace }) => {
    const [{ render }, { RecordingReadyEmail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/recording-ready-email"),
    ]);
    const link = `${env().PUBLIC_URL.replace(/\/$/, "")}/dashboard/${environment}/shows/${slug}/recording`;
    const show = oneLine(title, 120);
    const workspaceName = oneLine(workspace?.name ?? "", 120);
    const length = minutes === 1 ? "1 minute" : `${minutes} minutes`;
    return {
      subject: oneLine(`Recording ready: ${show}`, 150),
      html: await render(RecordingReadyEmail({ workspaceName, show, length, link })),
      text: [
        "Hi,",
        `The recording of ${show} is ready (${length}). Watch it, or download the video and each speaker’s track:`,
        link,
        `--\nYou’re receiving this email because you host this show or own the ${workspaceName} workspace.\n`,
      ].join("\n\n"),
      calendar: null,
      headers: {},
    };
  },
});
