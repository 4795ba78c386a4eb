"use client";

import clsx from "clsx";
import { Check, Clock, TriangleAlert, Undo2 } from "lucide-react";
import { useState } from "react";
import { Ago } from "@/components/ui/ago";
import { IconButton } from "@/components/ui/icon-button";
import { describeCommand, parseCommand, type StagePerson } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import { ownWords } from "./own-words";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import type { Desk, DeskCommand } from "./studio-types";
import { undoneBy } from "./undone-by";
import { useCommands } from "./use-commands";

const SOURCES: Record<DeskCommand["source"], string> = {
  studio: "studio",
  api: "API",
  voice: "voice",
  mcp: "agent",
  automation: "automation",
};

/** The latest commands of all users and agents. */
export function CommandHistory() {
  const commands = useCommands();
  const undone = undoneBy(commands);
  return (
    <section>
      <h3 className="mb-1 font-medium text-base">History</h3>
      {commands.length === 0 ? (
        <p className="text-ink-muted text-sm">No commands yet.</p>
      ) : (
        <ol>
          {commands.map((command) => (
            <Entry key={command.id} entry={command} undone={undone.has(command.id)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry, undone }: { entry: DeskCommand; undone: boolean }) {
  const { controller, desk, state } = useStudio();
  const parsed = parseCommand(entry.command);
  const words = parsed.ok
    ? describeCommand(parsed.command, {
        state,
        people: [...controller.people(), ...previousGuests(desk, entry)],
      })
    : ownWords(entry);
  return (
    <li className="flex items-start gap-2 border-line border-b py-2 text-sm last:border-b-0">
      <StateMark state={entry.state} />
      <div className="min-w-0 flex-1">
        <p className={clsx("first-letter:uppercase", undone && "text-ink-muted line-through")}>
          {words}
          {undone && <span className="sr-only"> (undone)</span>}
        </p>
        <p className="text-ink-muted">
          {[entry.actor.name, SOURCES[entry.source]].filter(Boolean).join(", ")} ·{" "}
          <Ago value={entry.created_at} />
        </p>
      </div>
      {entry.undoable && !undone && state.phase !== "ended" && <UndoButton id={entry.id} words={words} />}
    </li>
  );
}

function UndoButton({ id, words }: { id: string; words: string }) {
  const { controller, desk } = useStudio();
  const [busy, setBusy] = useState(false);
  if (!rightsOf(desk.me.role).scopes.includes("studio:control")) return null;
  async function takeBack() {
    setBusy(true);
    await controller.commands.undo(() => id).catch(showError);
    setBusy(false);
  }
  return (
    <IconButton
      label={`Undo: ${words}`}
      size="sm"
      disabled={busy}
      icon={<Undo2 className="size-4" aria-hidden />}
      onClick={() => void takeBack()}
    />
  );
}

/** Returns the person a command names, even if their link has since been replaced. */
function previousGuests(desk: Desk, { command }: DeskCommand): StagePerson[] {
  const { identity } = command;
  if (typeof identity !== "string") return [];
  const guest = desk.event.guests.find(({ id }) => isSamePerson(identity, `guest-${id}`));
  return guest ? [{ identity, name: guest.name, title: "", kind: "guest", muted: false }] : [];
}

function StateMark({ state }: { state: DeskCommand["state"] }) {
  const common = "mt-0.5 size-4 shrink-0";
  if (state === "acknowledged") return <Check className={`${common} text-ok`} aria-label="applied" />;
  if (state === "failed") return <TriangleAlert className={`${common} text-danger`} aria-label="failed" />;
  return (
    <Clock
      className={`${common} text-ink-muted`}
      aria-label={state === "expired" ? "not confirmed" : "sent"}
    />
  );
}
