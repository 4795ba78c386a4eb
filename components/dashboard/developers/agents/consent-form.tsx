"use client";

import { useState, useSyncExternalStore } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { announceSessionChange } from "@/lib/client/session-channel";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { SCOPE_WORDS } from "@/lib/modules/developers/keys/scope-vocabulary";
import type { AuthorizationInput, ConsentWire } from "@/lib/modules/developers/oauth/schema";
import type { KeyScope } from "@/lib/platform/security/principal";
import { fieldWords } from "../../parts/forms/field-words";
import type { WorkspaceChoice } from "../../shell/account-menu";
import { CapField, capOf } from "../keys/cap-field";
import { ConsentScopes } from "./consent-scopes";
import { ConsentSecrets } from "./consent-secrets";
import { EnvironmentChoice } from "./environment-choice";

interface ConsentFormProps {
  request: AuthorizationInput;
  consent: ConsentWire;
  workspaces: readonly WorkspaceChoice[];
  userId: string;
  /** Default daily cost cap for the app, in US dollars. */
  capUsd: number;
}

/** Consent form: which workspace and environment, how much access, and whether to allow the app at all. */
export function ConsentForm({ request, consent, workspaces, userId, capUsd }: ConsentFormProps) {
  const workspaceId = workspaces.find(({ current }) => current)?.id ?? "";
  const [environment, setEnvironment] = useState<"test" | "live">("test");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(() => harmless(consent));
  const [secrets, setSecrets] = useState(false);
  const [cap, setCap] = useState(String(capUsd));
  const capNow = capOf(cap);
  const as = `session:${environment}:${workspaceId}:${userId}` as const;
  const approve = useApiMutation("approveAuthorization", as);
  const awake = useAwake();
  const allow = () =>
    approve.mutate(
      { body: { ...request, scopes: [...scopes], daily_cost_cap_usd: capNow, receive_secrets: secrets } },
      { onSuccess: ({ data }) => window.location.assign(data.redirect_to) },
    );
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        allow();
      }}
    >
      <WorkspaceSelect workspaces={workspaces} as={as} />
      <EnvironmentChoice value={environment} onChange={setEnvironment} />
      <ConsentScopes asked={consent.scopes} value={scopes} onChange={setScopes} />
      <ConsentSecrets value={secrets} onChange={setSecrets} />
      <CapField value={cap} onChange={setCap} error={fieldWords(approve.error, "daily_cost_cap_usd")} />
      {approve.error && (
        <p role="alert" className="text-danger text-sm">
          {approve.error.message}
        </p>
      )}
      <div className="sticky bottom-0 -mx-1 flex gap-3 border-line border-t bg-surface px-1 py-4">
        <a href={consent.refuse_url} className={buttonClasses("secondary", "lg")}>
          Deny
        </a>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="min-w-0 flex-1"
          busy={approve.isPending || approve.isSuccess}
          disabled={!awake || scopes.length === 0 || capNow === undefined}
        >
          <span className="truncate">Allow {consent.app.name}</span>
        </Button>
      </div>
    </form>
  );
}

const never = () => () => {};

/** False until the page's script runs: an earlier submit would go nowhere and lose the request. */
const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Scopes selected by default: those requested that this user may grant, except the high-risk ones. */
const harmless = ({ scopes }: ConsentWire): KeyScope[] =>
  scopes
    .filter(({ scope, allowed }) => allowed && SCOPE_WORDS[scope].group !== "high")
    .map(({ scope }) => scope);

interface WorkspaceSelectProps {
  workspaces: readonly WorkspaceChoice[];
  as: `session:${"test" | "live"}:${string}`;
}

/** Choosing another workspace switches this browser to it, as in the dashboard. */
function WorkspaceSelect({ workspaces, as }: WorkspaceSelectProps) {
  const move = useApiMutation("switchWorkspace", as);
  const current = workspaces.find((workspace) => workspace.current);
  if (workspaces.length < 2) return null;
  return (
    <Field label="Workspace">
      <Select
        value={current?.id ?? null}
        options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={move.isPending}
        onValueChange={(workspace_id) =>
          move.mutate(
            { params: { workspace_id } },
            {
              onSuccess: () => {
                announceSessionChange();
                window.location.reload();
              },
              onError: (error) => toast.error(error.message),
            },
          )
        }
      />
    </Field>
  );
}
