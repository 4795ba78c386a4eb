import { z } from "zod";
import { instantOut, text } from "@/lib/api/fields";

export const WorkspaceSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    plan: z.string(),
    status: z.string(),
    verified_at: instantOut().nullable(),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: "Workspace" });

export type WorkspaceWire = z.infer<typeof WorkspaceSchema>;

export const MyWorkspaceSchema = WorkspaceSchema.extend({
  role: z.string(),
  current: z.boolean(),
}).meta({ id: "MyWorkspace", description: "A workspace with the caller's role in it." });

export const UpdateWorkspaceInput = z.strictObject({ name: text(100).optional() });

export const MemberSchema = z
  .object({
    user_id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.string(),
    joined_at: instantOut(),
    last_seen_at: instantOut().nullable(),
  })
  .meta({ id: "Member" });

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
  .meta({ id: "Session", description: "One signed-in browser of the caller." });

export type SessionWire = z.infer<typeof SessionSchema>;
