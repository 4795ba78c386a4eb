"use client";

import { lookProps } from "@/components/stage/look-props";
import { previewLineHeight } from "@/components/stage/preview-line-height";
import { StageHolding } from "@/components/stage/stage-holding";
import { StageLowerThird } from "@/components/stage/stage-lower-third";
import { StageQuestion } from "@/components/stage/stage-question";
import { useStageLook } from "@/components/stage/use-stage-look";
import type { SignupTheme } from "@/lib/theme/signup-colours";

interface StagePreviewProps {
  theme: SignupTheme;
  accent: string;
  title: string;
  host: { name: string; role: string };
  /** Text of the holding card shown when the stage is empty. */
  holding: string;
}

const FRAME = "@container relative aspect-video overflow-hidden rounded-media text-white";

/** Previews the theme with the same lower third, question and card that viewers see. */
export function StagePreview({ theme, accent, title, host, holding }: StagePreviewProps) {
  const { className, ...look } = lookProps(useStageLook(theme, accent));
  const lines = host.role ? 2 : 1;
  return (
    <figure data-theme="dark" className="grid gap-3 sm:grid-cols-2">
      <div {...look} aria-hidden className={`${className} ${FRAME} bg-(--stage-tile)`}>
        <div className="absolute inset-y-0 right-[2%] grid w-[42%] items-center text-[max(9px,3cqw)]">
          <StageQuestion question={{ id: "preview", text: "How did it begin?", author: "An attendee" }} />
        </div>
        <StageLowerThird
          title={host.name || "Your host"}
          subtitle={host.role}
          lines={lines}
          style={{
            height: previewLineHeight(lines),
            left: "3%",
            bottom: "4%",
            maxWidth: "50%",
            fontSize: "max(10px, 4cqw)",
          }}
        />
      </div>
      <div {...look} aria-hidden className={`${className} ${FRAME}`}>
        <StageHolding title={title} line={holding} logo={null} />
      </div>
      <figcaption className="sr-only">The stage in this theme</figcaption>
    </figure>
  );
}
