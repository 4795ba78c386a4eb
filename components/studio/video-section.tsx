"use client";

import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { secondAsClock, videoSecond } from "@/lib/stage/video-time";
import { PanelSection } from "./panel-section";
import { SeekSlider } from "./seek-slider";
import { useServerNow, useStudio } from "./studio-context";
import { VolumeSlider } from "./volume-slider";

/** The show's videos: choice, playback, position and volume. */
export function VideoSection() {
  const { state, desk, run } = useStudio();
  const { videos } = desk.prepared;
  const { video } = state;
  const [wanted, want] = useState<string>();
  const chosen = videos.find(({ id }) => id === (wanted ?? video.video_id)) ?? videos[0];
  if (!chosen)
    return (
      <PanelSection title="Video">
        <p className="text-base text-ink-muted">
          No videos yet. Add one to the show under Videos to play it here.
        </p>
      </PanelSection>
    );
  return (
    <PanelSection title="Video">
      <NativeSelect
        aria-label="Video"
        options={videos.map(({ id, title, duration_sec }) => ({
          value: id,
          label: `${title} (${secondAsClock(duration_sec)})`,
        }))}
        value={chosen.id}
        onValueChange={want}
      />
      {video.visible && video.video_id === chosen.id ? (
        <Player />
      ) : (
        <Button
          icon={<Play className="size-4" aria-hidden />}
          onClick={() => void run({ action: "show_video", video_id: chosen.id })}
        >
          Play on stage
        </Button>
      )}
      <VolumeSlider
        label="Volume"
        value={state.volumes.video}
        onCommit={(volume) => void run({ action: "set_volume", target: "video", volume })}
      />
    </PanelSection>
  );
}

function Player() {
  const { state, run } = useStudio();
  const { video } = state;
  const now = useServerNow(250);
  const second = videoSecond(video, new Date(now).toISOString());
  const isOver = video.duration_sec !== null && second >= video.duration_sec;
  const plays = video.started_at !== null && !isOver;
  return (
    <>
      <SeekSlider
        second={second}
        duration={video.duration_sec ?? 0}
        onCommit={(to) => void run({ action: "seek_video", second: to })}
      />
      <div className="flex gap-2">
        <Button
          size="sm"
          icon={plays ? <Pause className="size-4" aria-hidden /> : <Play className="size-4" aria-hidden />}
          onClick={() => void run({ action: plays ? "pause_video" : "play_video" })}
        >
          {plays ? "Pause" : isOver ? "Play again" : "Play"}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void run({ action: "hide_video" })}>
          Remove from stage
        </Button>
      </div>
    </>
  );
}
