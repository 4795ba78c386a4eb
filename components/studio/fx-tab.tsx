"use client";

import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { EFFECT_KINDS, STAGE_LIMITS } from "@/lib/stage/vocabulary";
import { AnnouncerSection } from "./announcer-section";
import { CaptionsSection } from "./captions-section";
import { CardsSection } from "./cards-section";
import { CtaSection } from "./cta-section";
import { EffectButton } from "./effect-button";
import { MusicSection } from "./music-section";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";
import { TickerSection } from "./ticker-section";
import { VideoSection } from "./video-section";

export function FxTab() {
  const { state, run } = useStudio();
  const allowed = state.effects_allowed;
  return (
    <div className="flex flex-col gap-5">
      <PanelSection
        title="Effects"
        aside={
          <Switch
            label="Allow effects"
            hideLabel
            checked={allowed}
            onCheckedChange={(on) => void run({ action: "allow_effects", on })}
          />
        }
      >
        <div className="flex gap-2">
          {EFFECT_KINDS.map((kind) => (
            <EffectButton key={kind} kind={kind} disabled={!allowed} />
          ))}
        </div>
      </PanelSection>
      <PictureSection />
      <VideoSection />
      <MusicSection />
      <AnnouncerSection />
      <CaptionsSection />
      <CardsSection />
      <TickerSection />
      <CtaSection />
    </div>
  );
}

function PictureSection() {
  const { state, run } = useStudio();
  const { level } = state.zoom;
  return (
    <PanelSection
      title="Framing"
      aside={
        <Switch
          label="Immersive"
          checked={state.immersive}
          onCheckedChange={(on) => void run({ action: on ? "immersive_on" : "immersive_off" })}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          icon={<ZoomOut className="size-4" aria-hidden />}
          disabled={level <= STAGE_LIMITS.zoomMin}
          onClick={() => void run({ action: "zoom_out" })}
        >
          Zoom out
        </Button>
        <Button
          size="sm"
          icon={<ZoomIn className="size-4" aria-hidden />}
          disabled={level >= STAGE_LIMITS.zoomMax}
          onClick={() => void run({ action: "zoom_in" })}
        >
          Zoom in
        </Button>
        <span className="tabular whitespace-nowrap text-base">{Math.round(level * 100)}%</span>
        <Button
          size="sm"
          variant="ghost"
          className="ml-auto"
          icon={<Maximize className="size-4" aria-hidden />}
          disabled={level === 1 && state.zoom.target === null}
          onClick={() => void run({ action: "zoom_reset" })}
        >
          Reset
        </Button>
      </div>
    </PanelSection>
  );
}
