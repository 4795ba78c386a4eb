"use client";

import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Document Picture-in-Picture, which TypeScript's browser types don't include yet: an always-on-top window
 * for any content.
 */
interface SmallWindows {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

export interface SmallWindow {
  /** False if the browser doesn't support it. */
  possible: boolean;
  on: boolean;
  /** Where to render the stage while it is open; null if the browser shows a single video. */
  body: HTMLElement | null;
  toggle: () => void;
}

const SIZE = { width: 640, height: 360 };

const smallWindows = (): SmallWindows | undefined =>
  (window as Window & { documentPictureInPicture?: SmallWindows }).documentPictureInPicture;

/**
 * Shows the stage in an always-on-top window, or its largest video if the browser only supports that. With
 * `isVideo`, the whole stage is one video.
 */
export function useSmallWindow(frame: RefObject<HTMLElement | null>, isVideo: boolean): SmallWindow {
  const [possible, setPossible] = useState(false);
  const [opened, setOpened] = useState<Window | null>(null);
  const [single, setSingle] = useState(false);
  useEffect(() => {
    const hasWindows = !isVideo && smallWindows() !== undefined;
    setPossible(hasWindows || document.pictureInPictureEnabled === true);
  }, [isVideo]);
  useEffect(() => () => opened?.close(), [opened]);
  const toggle = useCallback(() => {
    if (opened) return opened.close();
    const whole = isVideo ? undefined : smallWindows();
    if (!whole) return void toggleLargest(frame.current, setSingle).catch(() => undefined);
    whole.requestWindow(SIZE).then(
      (made) => {
        copyStyles(made.document);
        // What was moved into the window has to leave it now: it goes with the window.
        made.addEventListener("pagehide", () => flushSync(() => setOpened(null)), { once: true });
        setOpened(made);
      },
      () => undefined,
    );
  }, [opened, frame, isVideo]);
  return useMemo(
    () => ({ possible, on: opened !== null || single, body: opened?.document.body ?? null, toggle }),
    [possible, opened, single, toggle],
  );
}

/** Copies the page's stylesheets, fonts and colors. */
function copyStyles(other: Document): void {
  const { documentElement: root } = document;
  other.documentElement.className = root.className;
  other.documentElement.lang = root.lang;
  other.documentElement.dataset.theme = "dark";
  other.title = document.title;
  for (const sheet of document.querySelectorAll("link[rel=stylesheet], style"))
    other.head.append(sheet.cloneNode(true));
}

async function toggleLargest(frame: HTMLElement | null, onChange: (on: boolean) => void): Promise<void> {
  if (document.pictureInPictureElement) return document.exitPictureInPicture();
  const videos = [...(frame?.querySelectorAll("video") ?? [])];
  const [largest] = videos.sort((one, other) => other.clientWidth - one.clientWidth);
  if (!largest) return;
  await largest.requestPictureInPicture();
  onChange(true);
  largest.addEventListener("leavepictureinpicture", () => onChange(false), { once: true });
}
