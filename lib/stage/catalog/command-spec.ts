import type * as z from "zod";

export type Risk = "safe" | "disruptive";

/** How a command is undone, or why it can't be. */
export type InverseSpec = { kind: "restore"; description: string } | { kind: "none"; reason: string };

/**
 * One command of the catalog. `cooldownMs` is the pause between two uses of its button. `disruptive` commands
 * need a confirmation unless they were requested literally.
 */
export type CommandSpec<P extends z.ZodObject = z.ZodObject> = {
  summary: string;
  params: P;
  risk: Risk;
  inverse: InverseSpec;
  cooldownMs?: number;
};

export const command = <P extends z.ZodObject>(spec: CommandSpec<P>): CommandSpec<P> => spec;
export const restores = (description: string): InverseSpec => ({ kind: "restore", description });
export const noInverse = (reason: string): InverseSpec => ({ kind: "none", reason });
