"use client";

import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";

/** Not among the types of browsers yet: a small window above all others, for any content. */
interface SmallWindows {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

export interface SmallWindow {
  /** False where the browser has no such thing. */
  possible: boolean;
  on: boolean;
  /** Where the stage is to be drawn meanwhile; null where the browser shows one picture by itself. */
  body: HTMLElement | null;
  toggle: () => void;
}

const SIZE = { width: 640, height: 360 };

const smallWindows = (): SmallWindows | undefined =>
  (window as Window & { documentPictureInPicture?: SmallWindows }).documentPictureInPicture;

/** The show above all other windows: the whole stage where the browser can, else its largest picture. */
export function useSmallWindow(frame: RefObject<HTMLElement | null>): SmallWindow {
  const [possible, setPossible] = useState(false);
  const [opened, setOpened] = useState<Window | null>(null);
  const [single, setSingle] = useState(false);
  useEffect(() => setPossible(smallWindows() !== undefined || document.pictureInPictureEnabled === true), []);
  useEffect(() => () => opened?.close(), [opened]);
  const toggle = useCallback(() => {
    if (opened) return opened.close();
    const whole = smallWindows();
    if (!whole) return void toggleLargest(frame.current, setSingle).catch(() => undefined);
    whole.requestWindow(SIZE).then(
      (made) => {
        dress(made.document);
        made.addEventListener("pagehide", () => setOpened(null), { once: true });
        setOpened(made);
      },
      () => undefined,
    );
  }, [opened, frame]);
  return useMemo(
    () => ({ possible, on: opened !== null || single, body: opened?.document.body ?? null, toggle }),
    [possible, opened, single, toggle],
  );
}

/** The page's own looks: its sheets, fonts and colours. */
function dress(other: Document): void {
  const { documentElement: root } = document;
  other.documentElement.className = root.className;
  other.documentElement.lang = root.lang;
  other.documentElement.dataset.theme = "dark";
  other.title = document.title;
  for (const sheet of document.querySelectorAll("link[rel=stylesheet], style"))
    other.head.append(sheet.cloneNode(true));
}

async function toggleLargest(frame: HTMLElement | null, tell: (on: boolean) => void): Promise<void> {
  if (document.pictureInPictureElement) return document.exitPictureInPicture();
  const videos = [...(frame?.querySelectorAll("video") ?? [])];
  const [largest] = videos.sort((one, other) => other.clientWidth - one.clientWidth);
  if (!largest) return;
  await largest.requestPictureInPicture();
  tell(true);
  largest.addEventListener("leavepictureinpicture", () => tell(false), { once: true });
}
