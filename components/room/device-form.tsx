"use client";

import { Headphones, Volume2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { Switch } from "@/components/ui/switch";
import { echoIsLikely } from "@/lib/room/echo-is-likely";
import type { LocalMedia } from "@/lib/room/local-media";
import { playTestTone } from "@/lib/room/test-tone";
import { DeviceProblemNote } from "./device-problem-note";
import { DeviceSelect } from "./device-select";
import { MicMeter } from "./mic-meter";
import { OwnPicture } from "./own-picture";
import { useStore } from "./use-store";
import { WorkNote } from "./work-note";

/** Loaded on demand: few people change it. */
const LookForm = dynamic(() => import("./look-form").then((module) => module.LookForm), {
  ssr: false,
  loading: () => <div className="h-40" />,
});

const NOISE = [
  { value: "standard", label: "Standard (hum and hiss)" },
  { value: "strong", label: "Strong (fans, traffic, machines)" },
  { value: "off", label: "Off (for music)" },
] as const;

interface DeviceFormProps {
  media: LocalMedia;
  /** Shows the camera preview, for pages that don't show it elsewhere. */
  preview?: boolean;
}

/** Select and test camera, microphone and speaker, before and after joining. */
export function DeviceForm({ media, preview }: DeviceFormProps) {
  const { camera, choices, problems, heard, muted, work } = useStore(media);
  return (
    <div className="flex flex-col gap-5">
      {preview && camera && (
        <div className="mx-auto aspect-video w-full max-w-xs overflow-hidden rounded-media bg-surface-sunken">
          <OwnPicture track={camera} mirrored={choices.mirror} />
        </div>
      )}
      <div className="flex flex-col gap-2">
        <DeviceChoice media={media} kind="camera" label="Camera" />
        <Switch
          label="Mirror my video"
          hint="Only you see it mirrored."
          checked={choices.mirror}
          onCheckedChange={(on) => media.setMirror(on)}
        />
        <LookForm media={media} />
      </div>
      <div className="flex flex-col gap-2" data-work={work.microphone}>
        <DeviceChoice media={media} kind="microphone" label="Microphone" />
        {!problems.microphone && <MicMeter track={heard} muted={muted} advice="always" />}
        <Field label="Noise filter">
          <NativeSelect
            options={NOISE}
            value={choices.noise}
            onValueChange={(noise) => void media.setNoise(noise)}
          />
        </Field>
        <WorkNote media={media} device="microphone" />
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

/** Device selection, with any problem. */
function DeviceChoice({ media, kind, label }: DeviceChoiceProps) {
  const view = useStore(media);
  const problem = view.problems[kind];
  return (
    <>
      <DeviceSelect
        label={label}
        options={view.devices[`${kind}s`]}
        value={view.lost[kind] === null ? view.choices[`${kind}Id`] : ""}
        current={media.deviceInUse(kind)}
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
  const echo = echoIsLikely(devices, choices);
  const [playing, setPlaying] = useState(false);
  async function play() {
    setPlaying(true);
    await playTestTone(choices.speakerId).finally(() => setPlaying(false));
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        {devices.speakers.length > 0 && (
          <div className="min-w-48 flex-1">
            <DeviceSelect
              label="Speakers"
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
          {playing ? "Playing a sound…" : "Play test sound"}
        </Button>
      </div>
      {echo && (
        <p className="flex items-start gap-2.5 text-base">
          <Headphones className="mt-0.5 size-4 shrink-0 text-ink-muted" aria-hidden />
          Use headphones. Otherwise, others will hear themselves through your microphone.
        </p>
      )}
    </div>
  );
}
