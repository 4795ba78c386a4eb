import type { SignupSpeaker } from "@/lib/signup/signup-view";
import { initialsOf } from "@/lib/theme/initials-of";

interface PortraitProps {
  speaker: SignupSpeaker;
  className?: string;
}

/** A photo, or initials in a box of the same size. Themes style both. */
export function Portrait({ speaker, className }: PortraitProps) {
  return (
    <div className={className} data-photo={speaker.photo ? "" : undefined} aria-hidden>
      {speaker.photo ? (
        // biome-ignore lint/performance/noImgElement: re-encoded on upload; an optimizer adds nothing
        <img src={speaker.photo} alt="" loading="lazy" decoding="async" />
      ) : (
        <span>{initialsOf(speaker.name)}</span>
      )}
    </div>
  );
}
