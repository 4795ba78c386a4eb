"use client";

import { useEffect, useRef, useState } from "react";

interface PreviewFrameProps {
  url: string;
  version: number;
  width: number;
  scale: number;
}

interface Sight {
  url: string;
  version: number;
}

/**
 * Reloads a page in a frame without flicker: the new version loads behind the visible one, scrolls to the
 * same position, and then replaces it.
 */
export function PreviewFrame({ url, version, width, scale }: PreviewFrameProps) {
  const [seen, setSeen] = useState<Sight>({ url, version });
  const [next, setNext] = useState<Sight | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (url !== seen.url || version !== seen.version) setNext({ url, version });
  }, [url, version, seen]);

  function arrived(sight: Sight, loaded: HTMLIFrameElement) {
    const top = frame.current?.contentWindow?.scrollY ?? 0;
    loaded.contentWindow?.scrollTo(0, top);
    setSeen(sight);
    setNext((now) => (now === sight ? null : now));
  }

  const sights = next && next !== seen ? [seen, next] : [seen];
  return (
    <div className="relative h-full" style={{ width: width * scale }}>
      {sights.map((sight) => (
        <iframe
          key={`${sight.version} ${sight.url}`}
          ref={sight === seen ? frame : undefined}
          src={sight.url}
          title={sight === seen ? "Page preview" : "Loading page preview"}
          aria-hidden={sight !== seen}
          tabIndex={sight === seen ? undefined : -1}
          onLoad={({ currentTarget }) => sight !== seen && arrived(sight, currentTarget)}
          className={sight === seen ? "absolute top-0 left-0" : "invisible absolute top-0 left-0"}
          style={{
            width,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: "top left",
          }}
        />
      ))}
    </div>
  );
}
