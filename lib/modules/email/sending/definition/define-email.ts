import { z } from "zod";
import type { MailMessage } from "@/lib/generated/prisma/client";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { Once } from "../show/once";
import type { ComposedEmail } from "./composed-email";
import type { DeliveryBlock, EmailSubject } from "./email-subject";
import type { SenderLayer } from "./sender-of";

/**
 * What kind of mail this is to its reader, which decides what may hold it back.
 * - `account`: between this service and a member of a workspace. Nothing that a show's audience did stops it.
 * - `transactional`: what somebody asked for themselves. It also goes to who unsubscribed.
 * - `reminder`: what a show sends by itself to who registered, until they unsubscribe.
 * - `announcement`: what a show's team wants to tell. Who unsubscribed gets none.
 */
export type EmailClass = "account" | "transactional" | "reminder" | "announcement";

export interface EmailToMake<Facts> extends EmailSubject {
  message: MailMessage;
  facts: Facts;
  now: Date;
  /** Where it is one of many that are made together. */
  once?: Once | undefined;
}

/** One kind of mail: what it is, what may hold it back, and how it is made. */
export interface EmailDefinition<Facts = unknown> {
  kind: string;
  class: EmailClass;
  /** Whose name and reply address it carries: the first that has one, the installation's after all. */
  layers: readonly SenderLayer[];
  /** What the mail says that no row knows later. Its job carries it, encrypted. */
  facts: z.ZodType<Facts>;
  /** What it says is a secret, such as a link that signs in: made at the moment of sending and stored nowhere. */
  isSecret?: true;
  /** Nothing in this release queues it: it can be written and looked at, and says so where it is explained. */
  isUnused?: true;
  /** Why it must not go out any more. Things change between the request and the sending. */
  skipReason: (mail: EmailSubject & { message: MailMessage; now: Date }) => Block | Promise<Block>;
  /** Makes it; what it does not say of its sender is filled in by its layers. */
  compose: (mail: EmailToMake<Facts>) => Promise<EmailContent>;
}

type Block = DeliveryBlock | undefined;

type OfSender = "fromName" | "replyTo";
export type EmailContent = Omit<ComposedEmail, OfSender> & Partial<Pick<ComposedEmail, OfSender>>;

/** For mails that rows say everything about. */
export const NoFacts = z.undefined();

export const defineEmail = <Facts>(definition: EmailDefinition<Facts>): EmailDefinition<Facts> => definition;

/** Facts as a job carries them; text stays text. */
export const sealFacts = (facts: unknown): string =>
  seal(typeof facts === "string" ? facts : JSON.stringify(facts)).toString("base64url");

/** @throws when the job carries none, or others */
export function openFacts<Facts>({ facts }: EmailDefinition<Facts>, sealed: string | undefined): Facts {
  if (sealed === undefined) return facts.parse(undefined);
  const text = unseal(Buffer.from(sealed, "base64url"));
  return facts.parse(facts instanceof z.ZodString ? text : JSON.parse(text));
}
