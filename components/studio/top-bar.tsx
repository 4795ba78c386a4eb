"use client";

import clsx from "clsx";
import { Eye, Keyboard, ListOrdered, PanelRight } from "lucide-react";
import type { ReactNode } from "react";
import { QualityBars } from "@/components/room/quality-bars";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { EmergencyButton } from "./emergency-button";
import { GoLiveButton } from "./go-live-button";
import { LinkDetails } from "./link-details";
import { LinksMenu } from "./links-menu";
import { OnAirBadge } from "./on-air-badge";
import { useStudio } from "./studio-context";

interface TopBarProps {
  onRail: () => void;
  onDesk: () => void;
  onKeys: () => void;
}

export function TopBar({ onRail, onDesk, onKeys }: TopBarProps) {
  const { desk, onAir, room } = useStudio();
  const mine = room.members.find((member) => member.me);
  return (
    <header
      className={clsx(
        "flex h-14 shrink-0 items-center gap-2 border-b px-3 transition-colors sm:gap-3 sm:px-4",
        onAir ? "border-live-fill bg-live-soft" : "border-line bg-surface-raised",
      )}
    >
      <span className="lg:hidden">
        <IconButton label="Run of show" icon={<ListOrdered className="size-5" />} onClick={onRail} />
      </span>
      <h1 className="min-w-0 truncate font-semibold text-lg" title={desk.event.title}>
        {desk.event.title}
      </h1>
      <OnAirBadge />
      {desk.event.environment === "test" && <Badge tone="warn">Test</Badge>}
      <Fact label={`${desk.viewers} watching`}>
        <Eye className="size-4" aria-hidden />
        <span className="tabular">{desk.viewers}</span>
      </Fact>
      <Popover
        title="Your connection"
        trigger={
          <button
            type="button"
            className="grid h-8 w-9 shrink-0 place-items-center rounded-control hover:bg-hover max-sm:hidden"
            aria-label="Your connection"
          >
            <QualityBars quality={mine?.quality ?? "unknown"} whose="Your connection" />
          </button>
        }
      >
        <LinkDetails />
      </Popover>
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <span className="max-sm:hidden">
          <IconButton label="Keys" shortcut="?" icon={<Keyboard className="size-4" />} onClick={onKeys} />
        </span>
        <span className="max-md:hidden">
          <LinksMenu />
        </span>
        <EmergencyButton />
        <GoLiveButton />
        <span className="lg:hidden">
          <IconButton label="Desk" icon={<PanelRight className="size-5" />} onClick={onDesk} />
        </span>
      </div>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p title={label} className="inline-flex shrink-0 items-center gap-1.5 text-base max-sm:hidden">
      {children}
      <span className="sr-only">watching</span>
    </p>
  );
}
