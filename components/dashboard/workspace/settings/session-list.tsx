"use client";

import { Ago } from "@/components/ui/ago";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { DataOf } from "@/lib/client/wire-types";
import { useAction } from "../../parts/actions/use-action";
import { signOut } from "../../sign-in/sign-out";
import { browserName } from "./browser-name";

type Session = DataOf<"listSessions">[number];

/** The user's sessions. Each can be ended immediately. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ul className="border-line border-t">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: Session }) {
  const revoke = useAction("revokeSession", "Session signed out");
  const end = () => (session.current ? void signOut() : revoke.press({ params: { session_id: session.id } }));
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-medium text-base">
          {browserName(session.user_agent)}
          {session.current && <Badge tone="accent">This browser</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          {session.address} · seen <Ago value={session.last_seen_at} /> · signed in{" "}
          <Ago value={session.created_at} />
        </p>
      </div>
      <Button size="sm" busy={revoke.busy} onClick={end}>
        Sign out
      </Button>
    </li>
  );
}
