"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { Ago } from "@/components/ui/ago";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../shell/environment";
import { signOut } from "../shell/sign-out";
import { browserName } from "./browser-name";

type Session = DataOf<"listSessions">[number];

/** Where the person is signed in; each can be ended, at once. */
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
  const { as } = useEnvironment();
  const router = useRouter();
  const revoke = useApiMutation("revokeSession", as);
  const end = () => {
    if (session.current) return void signOut();
    revoke.mutate(
      { params: { session_id: session.id } },
      {
        onSuccess: () => {
          toast.success("Signed out there");
          router.refresh();
        },
        onError: (error) => toast.error(error.message),
      },
    );
  };
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-medium text-base">
          {browserName(session.user_agent)}
          {session.current && <Badge tone="accent">this browser</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          {session.address} · seen <Ago value={session.last_seen_at} /> · signed in{" "}
          <Ago value={session.created_at} />
        </p>
      </div>
      <Button size="sm" busy={revoke.isPending} onClick={end}>
        Sign out
      </Button>
    </li>
  );
}
