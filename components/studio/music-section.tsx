"use client";

import { NativeSelect } from "@/components/ui/native-select";
import { Switch } from "@/components/ui/switch";
import { MUSIC_TRACKS } from "@/lib/stage/vocabulary";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";
import { VolumeSlider } from "./volume-slider";

type Track = (typeof MUSIC_TRACKS)[number];

const NAMES: Record<Track, string> = { lobby: "Lobby", upbeat: "Upbeat", calm: "Calm" };

export function MusicSection() {
  const { state, run } = useStudio();
  const { on, track, volume } = state.music;
  return (
    <PanelSection
      title="Music"
      aside={
        <Switch
          label="Music"
          hideLabel
          checked={on}
          onCheckedChange={(next) => void run(next ? { action: "music_start" } : { action: "music_stop" })}
        />
      }
    >
      <NativeSelect
        aria-label="Track"
        options={MUSIC_TRACKS.map((value) => ({ value, label: NAMES[value] }))}
        value={track}
        onValueChange={(next) => void run({ action: "music_start", track: next })}
      />
      <VolumeSlider
        label="Volume"
        value={volume}
        onCommit={(next) => void run({ action: "set_volume", target: "music", volume: next })}
      />
    </PanelSection>
  );
}
