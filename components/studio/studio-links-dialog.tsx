"use client";

import { type FormEvent, useCallback, useState } from "react";
import { useRetryableText } from "@/components/room/use-retryable-text";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import type { DataOf } from "@/lib/client/wire-types";
import { rightsOf, STUDIO_ROLES, type StudioRole } from "@/lib/stage/show-roles";
import { LinkToCopy } from "./link-to-copy";
import { useStudio } from "./studio-context";
import { useLook } from "./use-look";
import { useOneAtATime } from "./use-one-at-a-time";

interface StudioLinksDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type StudioLink = DataOf<"listStudioLinks">[number];
const MANY = { limit: 100, order: "asc" } as const;
type Made = { id: string; name: string; url: string };
/** A link was made or replaced; `made` is null if it was revoked. */
type OnChange = (id: string, made: Made | null) => Promise<void>;

/** Creates, replaces and revokes personal crew links. A link is shown once. */
export function StudioLinksDialog({ open, onOpenChange }: StudioLinksDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title="Crew links"
      description="Give each crew member their own link. Their actions appear under their name, and you can revoke each link separately."
    >
      {open && <Links />}
    </Dialog>
  );
}

export function Links() {
  const [made, setMade] = useState<readonly Made[]>([]);
  const { controller } = useStudio();
  const { slug } = controller;
  const read = useCallback(async () => {
    const call = { as: `host:${slug}`, params: { slug }, query: MANY } as const;
    const { data } = await api("listStudioLinks", { ...call, patience: "once" });
    return [...data].sort((one, other) => one.state.localeCompare(other.state));
  }, [slug]);
  const { answer: links, failed, look } = useLook(read, null);
  const change: OnChange = async (id, next) => {
    // Links of others stay: they may not have been copied yet.
    setMade((now) => [...now.filter((entry) => entry.id !== id), ...(next ? [next] : [])]);
    await look();
  };
  return (
    <div className="flex flex-col gap-5">
      {made.map(({ id, name, url }) => (
        <div key={id} role="status">
          <p className="mb-1.5 font-medium text-sm">
            Copy this link and send it to {name}. It won’t be shown again.
          </p>
          <LinkToCopy url={url} />
        </div>
      ))}
      {links === null ? (
        <p className="text-ink-muted text-sm">
          {failed ? "Couldn’t load the links. Retrying…" : "Loading links…"}
        </p>
      ) : links.length === 0 ? (
        <p className="text-ink-muted text-sm">No crew links yet.</p>
      ) : (
        <ul>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onChange={change} />
          ))}
        </ul>
      )}
      {links && failed && <p className="text-ink-muted text-sm">Out of date. Retrying…</p>}
      <NewLink onMade={change} />
    </div>
  );
}

export function LinkRow({ link, onChange }: { link: StudioLink; onChange: OnChange }) {
  const { controller } = useStudio();
  const { busy, run } = useOneAtATime<"rotate" | "revoke">();
  const { id, name, role, state, connected, opened_at } = link;
  const active = state === "active";

  const manage = (action: "rotate" | "revoke") =>
    void run(action, async () => {
      const { slug } = controller;
      const params = { slug, studio_link_id: id };
      const { data } = await api("manageStudioLink", {
        as: `host:${slug}`,
        params,
        body: { action },
        idempotencyKey: newKey(),
      });
      await onChange(id, data.studio_url === null ? null : { id, name, url: data.studio_url });
    });

  return (
    <li className="flex flex-wrap items-center gap-2.5 border-line border-b py-2 last:border-b-0">
      <Avatar name={name} src={null} size={32} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-base">{name}</p>
        <p className="truncate text-ink-muted text-sm">
          {rightsOf(role).word}
          {active && (connected ? " · joined" : opened_at ? " · opened" : " · not opened")}
        </p>
      </div>
      {!active && <Badge tone="warn">Link revoked</Badge>}
      <Button size="sm" busy={busy === "rotate"} onClick={() => manage("rotate")}>
        New link<span className="sr-only"> for {name}</span>
      </Button>
      {active && (
        <Button size="sm" busy={busy === "revoke"} onClick={() => manage("revoke")}>
          Revoke<span className="sr-only"> {name}’s link</span>
        </Button>
      )}
    </li>
  );
}

const DOES: Record<StudioRole, string> = {
  host: "On camera, full control",
  co_host: "On camera, shares control with you",
  producer: "Off camera, controls the show",
  moderator: "Off camera, manages chat, questions and polls",
};

export function NewLink({ onMade }: { onMade: OnChange }) {
  const { controller } = useStudio();
  const [role, setRole] = useState<StudioRole>("co_host");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const tried = useRetryableText();

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name") ?? "").trim();
    if (name === "") return setProblem("Enter a name.");
    setBusy(true);
    setProblem(null);
    try {
      const { slug } = controller;
      const body = { name, role };
      const { data } = await api("createStudioLink", {
        as: `host:${slug}`,
        params: { slug },
        body,
        idempotencyKey: tried.of(JSON.stringify(body)).id,
      });
      tried.forget();
      form.reset();
      await onMade(data.id, { id: data.id, name, url: data.studio_url ?? "" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Couldn’t create the link. Try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => void make(event)}
      className="grid items-end gap-3 border-line border-t pt-4 sm:grid-cols-[1fr_12rem_auto]"
    >
      <Field label="Name" required error={problem}>
        <Input name="name" maxLength={120} autoComplete="off" />
      </Field>
      <Field label="Role">
        <Select
          value={role}
          onValueChange={setRole}
          options={STUDIO_ROLES.map((value) => ({ value, label: rightsOf(value).word, hint: DOES[value] }))}
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        Create link
      </Button>
    </form>
  );
}
