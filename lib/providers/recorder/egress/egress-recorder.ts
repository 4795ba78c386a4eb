import { EgressClient } from "livekit-server-sdk";
import { env } from "@/lib/platform/runtime/env";
import { roomServer } from "../../room";
import { storageProvider } from "../../storage";
import type { RecorderPort } from "../port";
import { EgressCapture } from "./egress-capture";
import type { EgressParts } from "./egress-parts";
import { egressService } from "./egress-service";

/** Captures with LiveKit's Egress, of whose files it makes parts once they are complete. */
export const egressRecorder = (parts: () => EgressParts): RecorderPort => ({
  name: "egress",
  capture: async (input) => {
    const used = parts();
    // Without the service, no one is captured.
    await used.egress.list(input.room);
    return new EgressCapture(used, input);
  },
});

/** This installation's: next to its room server, with its bucket. */
export function installedEgress(): EgressParts {
  const settings = env();
  const client = new EgressClient(
    settings.LIVEKIT_API_URL,
    settings.LIVEKIT_API_KEY,
    settings.LIVEKIT_API_SECRET,
  );
  return {
    room: roomServer(),
    storage: storageProvider(),
    egress: egressService(client, {
      bucket: settings.S3_BUCKET ?? "",
      region: settings.S3_REGION,
      endpoint: settings.S3_ENDPOINT,
      forcePathStyle: settings.S3_FORCE_PATH_STYLE,
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
    }),
  };
}
