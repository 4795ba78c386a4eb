import { z } from "zod";
import { listQuery, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  CurrentWorkspaceSchema,
  IdentitySchema,
  MyWorkspaceSchema,
  OpenWorkspaceInput,
  ProfileSchema,
  RevokedSessionsSchema,
  SessionSchema,
  UpdateProfileInput,
  UpdateWorkspaceInput,
  WorkspaceSchema,
} from "./schema";

const workspace = {
  id: "wsp_01k9example0000000000000000",
  name: "Northwind",
  plan: "self_hosted",
  status: "active",
  verified_at: "2026-11-21T09:00:00.000Z",
  public_recordings: false,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};

const session = {
  id: "ses_01k9example0000000000000000",
  current: true,
  user_agent: "Firefox on Linux",
  address: "192.0.2.7",
  created_at: "2026-11-21T09:00:00.000Z",
  last_seen_at: "2026-11-21T09:00:00.000Z",
  expires_at: "2026-11-22T09:00:00.000Z",
};

const identity = {
  id: "idn_01k9example0000000000000000",
  provider: "github",
  email: "ana@example.com",
  created_at: "2026-11-21T09:00:00.000Z",
  last_used_at: "2026-11-21T09:00:00.000Z",
};

const profile = {
  user_id: "usr_01k9example0000000000000000",
  email: "ana@example.com",
  name: "Ana",
  created_at: "2026-11-21T09:00:00.000Z",
  identities: [identity],
};

/** For signed-in people only. An API key acts for a workspace, not for a person. */
const common = { prefix: "app", tag: "Account", scope: "any", access: "session" } as const;

export const accountsContract = contract({
  getWorkspace: operation({
    ...common,
    http: "GET /workspace",
    summary: "Get the current workspace",
    effect: "read",
    versioned: true,
    output: CurrentWorkspaceSchema,
    examples: [
      {
        summary: "My workspace",
        input: {},
        output: {
          ...{ ...workspace, role: "owner", current: true },
          storage: { used_bytes: 8_215_000_000, limit_bytes: 10_000_000_000 },
        },
      },
    ],
  }),
  updateWorkspace: operation({
    ...common,
    http: "PATCH /workspace",
    summary: "Update the workspace",
    role: "admin",
    effect: "write",
    versioned: true,
    body: UpdateWorkspaceInput,
    output: WorkspaceSchema,
    errors: ["version_conflict"],
    examples: [{ summary: "Rename", input: { name: "Northwind" }, output: workspace }],
  }),
  listWorkspaces: operation({
    ...common,
    http: "GET /workspaces",
    summary: "List the signed-in person's workspaces",
    effect: "read",
    query: z.strictObject(listQuery(["created_at", "name"])),
    output: list(MyWorkspaceSchema),
    examples: [
      { summary: "My workspace", input: {}, output: [{ ...workspace, role: "owner", current: true }] },
    ],
  }),
  switchWorkspace: operation({
    ...common,
    http: "POST /workspaces/{workspace_id}/switch",
    summary: "Switch this session to another workspace",
    role: "viewer",
    effect: "write",
    params: z.strictObject({ workspace_id: reference() }),
    output: MyWorkspaceSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "Switch",
        input: { workspace_id: workspace.id },
        output: { ...workspace, role: "member", current: true },
      },
    ],
  }),
  openWorkspace: operation({
    ...common,
    http: "POST /workspaces",
    summary: "Create another workspace",
    description: "You become its owner, and this session switches to it.",
    role: "viewer",
    effect: "write",
    body: OpenWorkspaceInput,
    output: MyWorkspaceSchema,
    status: 201,
    errors: ["slot_limit_reached"],
    examples: [
      {
        summary: "A second workspace",
        input: { name: "Northwind labs" },
        output: { ...workspace, name: "Northwind labs", role: "owner", current: true },
      },
    ],
  }),
  getProfile: operation({
    ...common,
    http: "GET /profile",
    summary: "Get the signed-in person",
    effect: "read",
    output: ProfileSchema,
    examples: [{ summary: "Me", input: {}, output: profile }],
  }),
  updateProfile: operation({
    ...common,
    http: "PATCH /profile",
    summary: "Change the signed-in person's name",
    role: "viewer",
    effect: "write",
    body: UpdateProfileInput,
    output: ProfileSchema,
    examples: [{ summary: "Rename", input: { name: "Ana" }, output: profile }],
  }),
  unlinkIdentity: operation({
    ...common,
    http: "DELETE /identities/{identity_id}",
    summary: "Unlink a provider account from the signed-in person",
    description: "Refused if it is the last way to sign in.",
    role: "viewer",
    effect: "write",
    params: z.strictObject({ identity_id: reference() }),
    output: IdentitySchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Unlink", input: { identity_id: identity.id }, output: identity }],
  }),
  listSessions: operation({
    ...common,
    http: "GET /sessions",
    summary: "List the signed-in person's sessions",
    effect: "read",
    query: z.strictObject(listQuery(["last_seen_at", "created_at"])),
    output: list(SessionSchema),
    examples: [{ summary: "My workspace", input: {}, output: [session] }],
  }),
  revokeSession: operation({
    ...common,
    http: "DELETE /sessions/{session_id}",
    summary: "Sign out a browser",
    description: "The session ends immediately. Ending the session you call from signs you out.",
    role: "viewer",
    effect: "write",
    params: z.strictObject({ session_id: reference() }),
    output: SessionSchema,
    errors: ["not_found"],
    examples: [
      { summary: "End a session", input: { session_id: session.id }, output: { ...session, current: false } },
    ],
  }),
  revokeOtherSessions: operation({
    ...common,
    http: "POST /sessions/revoke-others",
    summary: "Sign out everywhere else",
    role: "viewer",
    effect: "write",
    output: RevokedSessionsSchema,
    examples: [{ summary: "Everywhere else", input: {}, output: { revoked: 2 } }],
  }),
});
