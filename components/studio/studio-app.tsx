"use client";

import dynamic from "next/dynamic";
import { AppProviders } from "@/components/ui/app-providers";
import { OtherTab } from "./other-tab";
import { StudioDoor } from "./studio-door";
import { useStudioDoor } from "./use-studio-door";
import { useTabLock } from "./use-tab-lock";
import { WaitingPage } from "./waiting-page";

/** The room SDK and the desk, loaded once access is granted. */
const StudioRooms = dynamic(() => import("./studio-rooms").then((module) => module.StudioRooms), {
  ssr: false,
  loading: () => <WaitingPage what="Opening the studio…" />,
});

/** The whole studio, from access check to desk. */
export function StudioApp({ slug }: { slug: string }) {
  const [door, knock] = useStudioDoor(slug);
  const [place, claim, claimed] = useTabLock(`studio.${slug}`);
  return (
    <AppProviders>
      {door.state === "closed" ? (
        <StudioDoor problem={door.problem} onRetry={knock} />
      ) : place === "elsewhere" ? (
        <OtherTab what="The studio" onClaim={claim} />
      ) : door.state === "knocking" || place === "asking" ? (
        <WaitingPage what="Opening the studio…" onRetry={knock} />
      ) : (
        <StudioRooms slug={slug} claimed={claimed} />
      )}
    </AppProviders>
  );
}
