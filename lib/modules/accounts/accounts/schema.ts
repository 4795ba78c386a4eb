import { z } from "zod";
import { instantOut, text } from "@/lib/operation/fields";

export const WorkspaceSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    plan: z.string(),
    status: z.string(),
    verified_at: instantOut().nullable(),
    public_recordings: z
      .boolean()
      .describe("Whether links to recordings of whole shows never expire. Speakers' tracks stay private."),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: "Workspace" });

export type WorkspaceWire = z.infer<typeof WorkspaceSchema>;

export const MyWorkspaceSchema = WorkspaceSchema.extend({
  role: z.string(),
  current: z.boolean(),
}).meta({ id: "MyWorkspace", description: "A workspace and your role in it." });

export const CurrentWorkspaceSchema = MyWorkspaceSchema.extend({
  storage: z
    .object({
      used_bytes: z.int(),
      limit_bytes: z.int().nullable().describe("Null if it's unlimited."),
    })
    .describe("Recordings, slides, videos and all other files."),
}).meta({ id: "CurrentWorkspace", description: "The workspace you're in." });

export const UpdateWorkspaceInput = z.strictObject({
  name: text(100).optional(),
  public_recordings: z
    .boolean()
    .optional()
    .describe("Turned off, all public links stop working. Turned on again, recordings get new ones."),
});

export const OpenWorkspaceInput = z.strictObject({ name: text(100) });

export const IdentitySchema = z
  .object({
    id: z.string(),
    provider: z.string(),
    email: z.string(),
    created_at: instantOut(),
    last_used_at: instantOut(),
  })
  .meta({ id: "Identity", description: "Your account at an identity provider." });

export type IdentityWire = z.infer<typeof IdentitySchema>;

export const ProfileSchema = z
  .object({
    user_id: z.string(),
    email: z.string(),
    name: z.string(),
    created_at: instantOut(),
    identities: z.array(IdentitySchema),
  })
  .meta({ id: "Profile" });

export type ProfileWire = z.infer<typeof ProfileSchema>;

export const UpdateProfileInput = z.strictObject({ name: text(100).optional() });

export const RevokedSessionsSchema = z.object({ revoked: z.number().int() }).meta({ id: "RevokedSessions" });

export const SessionSchema = z
  .object({
    id: z.string(),
    current: z.boolean(),
    user_agent: z.string(),
    address: z.string(),
    created_at: instantOut(),
    last_seen_at: instantOut(),
    expires_at: instantOut(),
  })
  .meta({ id: "Session", description: "A browser you're signed in to." });

export type SessionWire = z.infer<typeof SessionSchema>;
