import { readFileSync } from "node:fs";
import type { LivekitSettings } from "@/lib/providers/room/livekit";
import { layoutOf } from "@/stack/layout";
import type { OwnStack } from "./own-stack";

/** Settings for calling a stack's room server without going through the app. */
export function roomSettingsOf(stack: OwnStack): LivekitSettings {
  const settings = JSON.parse(readFileSync(layoutOf(stack.up.data_dir).environmentFile, "utf8"));
  return {
    url: settings.LIVEKIT_URL,
    apiUrl: settings.LIVEKIT_API_URL,
    apiKey: settings.LIVEKIT_API_KEY,
    apiSecret: settings.LIVEKIT_API_SECRET,
  };
}
