"use client";

import { useEffect, useState } from "react";
import { useStorePart } from "@/components/room/use-store";
import { type LinkStats, NO_STATS, SCORE_WORDS, scoreOf, watchLink } from "@/lib/room/diagnostics";
import { useStudio } from "./studio-context";

const LIMITS = {
  processor: "This computer is overloaded, so your video quality was reduced. Close other apps.",
  network: "Your network is slow, so your video quality was reduced.",
};

/** Statistics of the user's own connection, for troubleshooting. */
export function LinkDetails() {
  const { controller } = useStudio();
  const connection = useStorePart(controller.show, (room) => room.connection);
  const [stats, setStats] = useState<LinkStats>(NO_STATS);
  useEffect(() => watchLink(controller.show, setStats), [controller]);
  const { rttMs, lossPct, upKbps, picture, limitedBy } = stats;
  const measured = rttMs !== null;
  const rows: [string, string][] = [
    ["Room", connection],
    ["Quality", measured ? SCORE_WORDS[scoreOf(stats)] : "measuring…"],
    ["Latency", measured ? `${rttMs} ms` : "–"],
    ["Packet loss", lossPct === null ? "–" : `${lossPct}%`],
    ["Sending", upKbps === null ? "–" : `${(upKbps / 1000).toFixed(1)} Mbit/s`],
    ["Video", picture ? `${picture.width} × ${picture.height}, ${Math.round(picture.fps)} fps` : "–"],
  ];
  return (
    <div className="flex w-72 flex-col gap-3">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {limitedBy && <p className="text-sm text-warn">{LIMITS[limitedBy]}</p>}
    </div>
  );
}
