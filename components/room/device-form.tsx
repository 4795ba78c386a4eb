"use client";

import { Volume2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import type { LocalMedia } from "@/lib/room/local-media";
import { playTestTone } from "@/lib/room/test-tone";
import { DeviceProblemNote } from "./device-problem-note";
import { DeviceSelect } from "./device-select";
import { MicMeter } from "./mic-meter";
import { useStore } from "./use-store";

/** Camera, microphone and speaker: choose, see, hear. Used before entering and any time after. */
export function DeviceForm({ media }: { media: LocalMedia }) {
  const view = useStore(media);
  const { devices, choices, problems } = view;
  const opened = (track: MediaStreamTrack | null) => track?.getSettings().deviceId;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <DeviceSelect
          label="Camera"
          options={devices.cameras}
          value={choices.cameraId}
          current={opened(view.camera)}
          onChange={(id) => void media.switchTo("camera", id)}
        />
        {problems.camera && (
          <DeviceProblemNote problem={problems.camera} onRetry={() => void media.retry("camera")} />
        )}
      </div>
      <div className="flex flex-col gap-2">
        <DeviceSelect
          label="Microphone"
          options={devices.microphones}
          value={choices.microphoneId}
          current={opened(view.microphone)}
          onChange={(id) => void media.switchTo("microphone", id)}
        />
        {problems.microphone ? (
          <DeviceProblemNote problem={problems.microphone} onRetry={() => void media.retry("microphone")} />
        ) : (
          <MicMeter track={view.microphone} muted={view.muted} advice />
        )}
        <Switch
          label="Filter background noise"
          checked={choices.noiseFilter}
          onCheckedChange={(on) => void media.setNoiseFilter(on)}
        />
      </div>
      <SpeakerTest media={media} />
    </div>
  );
}

function SpeakerTest({ media }: { media: LocalMedia }) {
  const { devices, choices } = useStore(media);
  const [playing, setPlaying] = useState(false);
  async function play() {
    setPlaying(true);
    await playTestTone(choices.speakerId).finally(() => setPlaying(false));
  }
  return (
    <div className="flex items-end gap-2">
      {devices.speakers.length > 0 && (
        <div className="min-w-0 flex-1">
          <DeviceSelect
            label="Speaker"
            options={devices.speakers}
            value={choices.speakerId}
            onChange={(id) => void media.switchTo("speaker", id)}
          />
        </div>
      )}
      <Button onClick={play} disabled={playing} icon={<Volume2 className="size-4" aria-hidden />}>
        {playing ? "Three notes…" : "Play a test sound"}
      </Button>
    </div>
  );
}
