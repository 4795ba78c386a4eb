"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { OwnCopyNote } from "@/components/room/own-copy/own-copy-note";
import { RecordingQuestion } from "@/components/room/recording-question";
import { useStore } from "@/components/room/use-store";
import { OtherTab } from "@/components/studio/other-tab";
import { useTabLock } from "@/components/studio/use-tab-lock";
import { WaitingPage } from "@/components/studio/waiting-page";
import { AppProviders } from "@/components/ui/app-providers";
import { Button } from "@/components/ui/button";
import type { ApiError } from "@/lib/client/api-error";
import { retryRefreshes } from "@/lib/client/retry-refreshes";
import { BackstageClosed, type ClosedReason } from "./backstage-closed";
import { BackstageController } from "./backstage-controller";
import { BackstageRoom } from "./backstage-room";
import type { PublicShow, Welcome } from "./backstage-types";
import { BackstageWelcome } from "./backstage-welcome";
import { useBackstageDoor } from "./use-backstage-door";
import { useRecordingConsent } from "./use-recording-consent";

interface BackstageAppProps {
  slug: string;
  token: string;
}

/** A guest's page, from entering to going on stage. */
export function BackstageApp({ slug, token }: BackstageAppProps) {
  const [door, knock] = useBackstageDoor(slug, token);
  const [place, claim, claimed] = useTabLock(`backstage.${slug}`);
  useEffect(retryRefreshes, []);
  return (
    <AppProviders>
      {door.state === "closed" ? (
        <BackstageClosed
          reason={reasonOf(door.problem)}
          detail={door.problem.message}
          actions={
            HOPELESS.has(door.problem.code) ? null : (
              <Button variant="primary" onClick={knock}>
                Try again
              </Button>
            )
          }
        />
      ) : place === "elsewhere" ? (
        <OtherTab what="Backstage" onClaim={claim} />
      ) : door.state === "knocking" || place === "asking" ? (
        <WaitingPage what="Opening backstage…" onRetry={knock} />
      ) : (
        <Inside slug={slug} welcome={door.welcome} show={door.show} claimed={claimed} />
      )}
    </AppProviders>
  );
}

/** Answers that another try doesn't change. */
const HOPELESS = new Set(["unauthorized", "gone"]);

function reasonOf(problem: ApiError): ClosedReason {
  if (problem.code === "unauthorized" || problem.code === "not_found") return "unknown";
  return problem.code === "gone" ? "gone" : "refused";
}

interface InsideProps {
  slug: string;
  welcome: Welcome;
  show: PublicShow | null;
  /** The user chose this tab over another one in the same browser. */
  claimed: boolean;
}

function Inside({ slug, welcome, show, claimed }: InsideProps) {
  const guestId = welcome.guest.id;
  const isOver = show?.state === "ended";
  const [controller, setController] = useState<BackstageController | null>(null);
  useEffect(() => {
    const made = new BackstageController(slug, claimed, `guest-${guestId}`);
    made.start();
    if (!isOver) void made.media.start();
    setController(made);
    return () => made.stop();
  }, [slug, claimed, guestId, isOver]);
  if (!controller) return <WaitingPage what="Opening backstage…" />;
  return <InRoom controller={controller} welcome={welcome} show={show} />;
}

const enteredKey = (slug: string): string => `showrunner.backstage.${slug}`;

function InRoom({
  controller,
  welcome,
  show,
}: Omit<InsideProps, "slug" | "claimed"> & { controller: BackstageController }) {
  const { problem } = useStore(controller.show);
  const { state } = useStore(controller.stage);
  const closed = useStore(controller.closed);
  // A reload during a show skips the welcome page.
  const [entered, setEntered] = useState(() => sessionStorage.getItem(enteredKey(controller.slug)) !== null);
  useEffect(() => {
    if (!entered) return;
    sessionStorage.setItem(enteredKey(controller.slug), "yes");
    controller.enter();
  }, [controller, entered]);
  const recording = useRecordingConsent(controller.slug, welcome.guest.recording_consent);
  const agreed = recording.consent.state === "given";
  useEffect(() => controller.agreed.set(agreed), [controller, agreed]);
  const unasked = recording.consent.state === "unasked";
  const [asking, setAsking] = useState(entered && unasked);
  // Someone who opens their link after the show isn't taken through a device check first.
  const isTooLate = !entered && (state ? state.phase === "ended" : show?.state === "ended");
  const out = closed !== null || isTooLate;
  useEffect(() => {
    if (out) controller.media.stop();
  }, [controller, out]);

  const back = () => window.location.reload();
  if (closed === "removed") return <Removed onBack={back} />;
  if (closed === "replaced") return <OtherTab what="Backstage" onClaim={back} />;
  if (closed === "unknown") return <BackstageClosed reason="unknown" detail={problem} />;
  if (closed === "resumed") return <OutForNow reason="resumed" onBack={() => controller.comeBack()} />;
  if (closed === "over" || isTooLate) return <Over controller={controller} />;
  return (
    <>
      {entered ? (
        <BackstageRoom
          controller={controller}
          welcome={welcome}
          show={show}
          consent={recording.consent.state}
          onConsent={() => setAsking(true)}
        />
      ) : (
        <>
          <div className="mx-auto w-full max-w-2xl px-4 sm:px-8">
            <OwnCopyNote copy={controller.ownCopy} />
          </div>
          <BackstageWelcome
            controller={controller}
            welcome={welcome}
            onEnter={() => (unasked ? setAsking(true) : setEntered(true))}
          />
        </>
      )}
      <RecordingQuestion
        consent={recording}
        open={asking}
        onClose={() => setAsking(false)}
        onAnswered={() => {
          setAsking(false);
          setEntered(true);
        }}
      />
    </>
  );
}

/** After the show. The page stays open for as long as the guest's own recording is uploading. */
function Over({ controller }: { controller: BackstageController }) {
  const copy = useStore(controller.ownCopy.view);
  if (!copy || copy.totalBytes === 0) return <BackstageClosed reason="over" />;
  return <BackstageClosed reason="uploading" actions={<OwnCopyNote copy={controller.ownCopy} />} />;
}

/** Backstage is closed for now, with a button to rejoin. The camera is never turned on automatically. */
const OutForNow = ({ reason, onBack }: { reason: "removed" | "resumed"; onBack: () => void }) => (
  <BackstageClosed
    reason={reason}
    actions={
      <Button variant="primary" onClick={onBack}>
        Rejoin backstage
      </Button>
    }
  />
);

/** Removed by the host, or because the link was revoked. Reloading shows a revoked link as closed. */
function Removed({ onBack }: { onBack: () => void }) {
  const { refresh } = useRouter();
  useEffect(() => refresh(), [refresh]);
  return <OutForNow reason="removed" onBack={onBack} />;
}
