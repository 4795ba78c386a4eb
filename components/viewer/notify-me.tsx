"use client";

import { useEffect, useState } from "react";
import { fill } from "@/lib/signup/words/fill";
import { useViewer } from "./viewer-context";

type Standing = "unasked" | "on" | "off";

/** Asks the browser to notify when the show starts, and explains the alternative if it can't. */
export function NotifyMe({ live, className, noteClass }: NotifyMeProps) {
  const { view, words } = useViewer();
  const { ask, on, off, mail, starts } = words.notify;
  const [standing, setSessionStatus] = useState<Standing>("unasked");
  useEffect(() => {
    if (!live || standing !== "on" || !document.hidden) return;
    const title = fill(starts, { title: view.title ?? view.headline });
    try {
      const notification = new Notification(title, { tag: view.slug });
      notification.onclick = () => window.focus();
    } catch {
      // Some phones only show notifications of installed pages.
    }
  }, [live, standing, starts, view]);
  if (live) return null;
  async function request() {
    if (typeof Notification === "undefined") return setSessionStatus("off");
    setSessionStatus((await Notification.requestPermission()) === "granted" ? "on" : "off");
  }
  return (
    <>
      {standing === "unasked" && (
        <button type="button" className={className} onClick={() => void request()}>
          {ask}
        </button>
      )}
      <p role="status" className={noteClass}>
        {standing === "on" && `${on} ${mail}`}
        {standing === "off" && `${off} ${mail}`}
      </p>
    </>
  );
}

interface NotifyMeProps {
  live: boolean;
  className: string | undefined;
  noteClass: string | undefined;
}
