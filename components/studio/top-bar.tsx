"use client";

import clsx from "clsx";
import { Keyboard, ListOrdered, PanelRight } from "lucide-react";
import { QualityBars } from "@/components/room/quality-bars";
import { useStorePart } from "@/components/room/use-store";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { AudienceNumbers } from "./audience-numbers";
import { EmergencyButton } from "./emergency-button";
import { GoLiveButton } from "./go-live-button";
import { LinkDetails } from "./link-details";
import { LinksMenu } from "./links-menu";
import { OnAirBadge } from "./on-air-badge";
import { RecordingState } from "./recording-state";
import { useStudio } from "./studio-context";
import { useRedLight } from "./use-red-light";

interface Side {
  shown: boolean;
  onPress: () => void;
}

interface TopBarProps {
  rail: Side;
  desk: Side;
  onKeys: () => void;
}

/** Two lines on a phone: the show's state, then its controls. */
export function TopBar({ rail, desk: side, onKeys }: TopBarProps) {
  const { controller, desk } = useStudio();
  const red = useRedLight();
  const mine = useStorePart(controller.show, ({ members }) => members.find((member) => member.me));
  return (
    <header
      className={clsx(
        "flex shrink-0 flex-wrap items-center gap-2 border-b px-3 py-2 transition-colors sm:h-14 sm:flex-nowrap sm:gap-3 sm:px-4 sm:py-0",
        red ? "border-live-fill bg-live-soft" : "border-line bg-surface-raised",
      )}
    >
      <IconButton
        label="Run of show"
        aria-expanded={rail.shown}
        icon={<ListOrdered className="size-5" />}
        onClick={rail.onPress}
      />
      <h1 className="min-w-0 truncate font-semibold text-lg max-sm:flex-1" title={desk.event.title}>
        {desk.event.title}
      </h1>
      <OnAirBadge />
      <RecordingState />
      {desk.event.environment === "test" && <Badge tone="warn">Test</Badge>}
      <div className="flex flex-1 items-center gap-1 max-sm:min-w-full sm:gap-2">
        <AudienceNumbers />
        <Popover
          title="Your connection"
          trigger={
            <button
              type="button"
              className="grid h-8 w-9 shrink-0 place-items-center rounded-control hover:bg-hover"
              aria-label="Your connection"
            >
              <QualityBars quality={mine?.quality ?? "unknown"} whose="Your connection" />
            </button>
          }
        >
          <LinkDetails />
        </Popover>
        <span className="flex-1" />
        <span className="max-sm:hidden">
          <IconButton
            label="Keyboard shortcuts"
            shortcut="?"
            icon={<Keyboard className="size-4" />}
            onClick={onKeys}
          />
        </span>
        <LinksMenu />
        <EmergencyButton />
        <GoLiveButton />
        <IconButton
          label="Desk"
          aria-expanded={side.shown}
          icon={<PanelRight className="size-5" />}
          onClick={side.onPress}
        />
      </div>
    </header>
  );
}
