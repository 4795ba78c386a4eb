import type { Workspace } from "@/lib/generated/prisma/client";
import { createWorkspace, ensureUser, presentWorkspace, setPlan } from "@/lib/modules/accounts/accounts";
import { addMember } from "@/lib/modules/accounts/team";
import type { Ctx } from "@/lib/operation/ctx";
import { db } from "@/lib/platform/database/db";
import { PLAN_CODES } from "@/lib/platform/money/money";
import { newId } from "@/lib/platform/runtime/ids";
import { ROLES } from "@/lib/platform/security/roles";
import { asOperator } from "./as-operator";
import type { Command } from "./command";
import { findWorkspace } from "./find-workspace";
import { addressOf, nameOf, oneOf } from "./options";

/** Returns the workspace with this name whose owner has this email address. */
async function existing(ctx: Ctx, name: string, userId: string): Promise<Workspace | null> {
  return ctx.db.workspace.findFirst({
    where: { name, members: { some: { userId, role: "owner" } } },
    orderBy: { createdAt: "asc" },
  });
}

/** The operator vouches for the owner, so the workspace is active immediately. */
async function create(options: Record<string, string>): Promise<unknown> {
  const [name, plan, email] = [nameOf(options), oneOf(options, "plan", PLAN_CODES), addressOf(options)];
  return asOperator(newId("wsp"), "live", async (ctx) => {
    // Two concurrent runs must not create the same workspace twice.
    await ctx.sql("", "SELECT pg_advisory_xact_lock(hashtext($1))", [`workspace:${email}:${name}`]);
    const user = await ensureUser(ctx, email);
    const found = await existing(ctx, name, user.id);
    const given = { name, plan, ownerId: user.id, verifiedAt: ctx.realNow };
    const workspace = found ?? (await createWorkspace(ctx, given));
    return { ...presentWorkspace(workspace), owner_email: user.email, created: found === null };
  });
}

async function list(): Promise<unknown> {
  const rows = await db().workspace.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: { _count: { select: { members: true, keys: true } } },
  });
  return rows.map((row) => ({
    ...presentWorkspace(row),
    members: row._count.members,
    keys: row._count.keys,
  }));
}

async function changePlan(options: Record<string, string>): Promise<unknown> {
  const workspace = await findWorkspace(options.workspace ?? "");
  const plan = oneOf(options, "plan", PLAN_CODES);
  return presentWorkspace(await asOperator(workspace.id, "live", (ctx) => setPlan(ctx, plan)));
}

async function join(options: Record<string, string>): Promise<unknown> {
  const workspace = await findWorkspace(options.workspace ?? "");
  const role = oneOf(options, "role", ROLES);
  const email = addressOf(options);
  return asOperator(workspace.id, "live", async (ctx) => {
    const user = await ensureUser(ctx, email);
    const member = await addMember(ctx, user.id, role);
    return { workspace_id: workspace.id, user_id: user.id, email: user.email, role: member.role };
  });
}

/** Explains the placeholders in the usage text. */
export const workspaceWords: Record<string, string> = {
  PLAN: PLAN_CODES.join(", "),
  ROLE: ROLES.join(", "),
};

export const workspaceCommands: Record<string, Command> = {
  "workspace create": {
    usage: "--name NAME --plan PLAN --email OWNER",
    required: ["name", "plan", "email"],
    run: create,
  },
  "workspace list": { usage: "", required: [], run: list },
  "workspace set-plan": {
    usage: "--workspace ID --plan PLAN",
    required: ["workspace", "plan"],
    run: changePlan,
  },
  "member add": {
    usage: "--workspace ID --email ADDRESS --role ROLE",
    required: ["workspace", "email", "role"],
    run: join,
  },
};
