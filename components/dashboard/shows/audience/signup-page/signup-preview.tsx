"use client";

import clsx from "clsx";
import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { segmentBar } from "@/components/ui/segment-link";
import { PreviewFrame } from "./preview-frame";
import { usePreviewAddress } from "./use-preview-address";

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

interface SignupPreviewProps {
  slug: string;
  /** Changes whenever the preview would look different. */
  version: number;
}

/** Preview of the draft, on a phone or desktop, reloaded after each save. */
export function SignupPreview({ slug, version }: SignupPreviewProps) {
  const [width, setWidth] = useState<Width>("phone");
  const { url, error } = usePreviewAddress(slug);
  const { box, room } = useRoom();
  const scale = Math.min(1, room / WIDTHS[width]);
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset aria-label="Preview width" className={clsx(segmentBar, "flex")}>
          <WidthButton
            label="Phone"
            icon={Smartphone}
            current={width === "phone"}
            press={() => setWidth("phone")}
          />
          <WidthButton
            label="Desktop"
            icon={Monitor}
            current={width === "desktop"}
            press={() => setWidth("desktop")}
          />
        </fieldset>
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonClasses("ghost", "sm")}>
            Open in new tab
          </a>
        )}
      </div>
      <div
        ref={box}
        className="flex h-[75dvh] min-h-96 justify-center overflow-hidden rounded-media border border-line bg-surface-sunken"
      >
        {url && <PreviewFrame url={url} version={version} width={WIDTHS[width]} scale={scale} />}
        {error && <p className="self-center p-6 text-ink-muted">{error.message}</p>}
      </div>
    </section>
  );
}

interface WidthButtonProps {
  label: string;
  icon: typeof Monitor;
  current: boolean;
  press: () => void;
}

const WidthButton = ({ label, icon: Icon, current, press }: WidthButtonProps) => (
  <button
    type="button"
    aria-pressed={current}
    onClick={press}
    className={clsx(
      "flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm",
      current ? "bg-surface-raised font-medium text-ink ring-1 ring-line" : "text-ink-muted hover:text-ink",
    )}
  >
    <Icon className="size-4" aria-hidden />
    {label}
  </button>
);

/** Width available to the preview, in pixels. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(WIDTHS.phone as number);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, room };
}
