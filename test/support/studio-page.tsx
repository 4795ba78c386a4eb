import type { ReactNode } from "react";
import { StudioProvider } from "@/components/studio/studio-context";
import type { StudioController } from "@/components/studio/studio-controller";
import type { Desk } from "@/components/studio/studio-types";
import { initialState } from "@/lib/stage";

/** A show's desk as its host gets it. */
export const deskOf = (more: object = {}): Desk =>
  ({
    ...{ stage: initialState(), epoch: 1, server_time: new Date().toISOString(), host_present: true },
    ...{ me: { identity: "host", name: "", role: "host", recording: null } },
    ...{ event: { title: "Launch", guests: [], recording: { enabled: false } } },
    ...{ people: [], guests: [], commands: [], sponsors: [], prepared: { videos: [], decks: [] } },
    ...more,
  }) as unknown as Desk;

/** Draws what is around a part of the studio's page, with the desk as it is by then. */
export const inStudio = (controller: StudioController, desk: () => Desk) => (page: ReactNode) => (
  <StudioProvider controller={controller} desk={desk()}>
    {page}
  </StudioProvider>
);
