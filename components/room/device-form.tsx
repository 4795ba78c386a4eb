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
  const { choices, problems, microphone, muted } = useStore(media);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <DeviceChoice media={media} kind="camera" label="Camera" />
        <Switch
          label="Mirror my picture"
          hint="Only you see it that way."
          checked={choices.mirror}
          onCheckedChange={(on) => media.setMirror(on)}
        />
      </div>
      <div className="flex flex-col gap-2">
        <DeviceChoice media={media} kind="microphone" label="Microphone" />
        {!problems.microphone && <MicMeter track={microphone} muted={muted} advice="always" />}
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

interface DeviceChoiceProps {
  media: LocalMedia;
  kind: "camera" | "microphone";
  label: string;
}

/** Which device to use, and what is wrong with it. */
function DeviceChoice({ media, kind, label }: DeviceChoiceProps) {
  const view = useStore(media);
  const problem = view.problems[kind];
  return (
    <>
      <DeviceSelect
        label={label}
        options={view.devices[`${kind}s`]}
        value={view.choices[`${kind}Id`]}
        current={view[kind]?.getSettings().deviceId}
        onChange={(id) => void media.switchTo(kind, id)}
      />
      {problem && (
        <DeviceProblemNote
          problem={problem}
          drawn={kind === "camera" || view.problems.camera?.kind !== "blocked"}
          onRetry={() => void media.retry(kind)}
        />
      )}
    </>
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
      <Button
        onClick={() => void play()}
        disabled={playing}
        icon={<Volume2 className="size-4" aria-hidden />}
      >
        {playing ? "Playing a sound…" : "Play a test sound"}
      </Button>
    </div>
  );
}
