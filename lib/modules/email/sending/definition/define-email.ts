import { z } from "zod";
import type { MailMessage } from "@/lib/generated/prisma/client";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { Once } from "../show/once";
import type { ComposedEmail } from "./composed-email";
import type { DeliveryBlock, EmailSubject } from "./email-subject";
import type { SenderLayer } from "./sender-of";

/**
 * What kind of email this is to its reader, which decides what may block it.
 * - `account`: between this service and a member of a workspace. Nothing that a show's audience does blocks
 * it.
 * - `transactional`: requested by the reader. Also sent to people who unsubscribed.
 * - `reminder`: sent automatically by a show to its attendees until they unsubscribe.
 * - `announcement`: sent by a show's team. Not sent to people who unsubscribed.
 */
export type EmailClass = "account" | "transactional" | "reminder" | "announcement";

export interface EmailToMake<Facts> extends EmailSubject {
  message: MailMessage;
  facts: Facts;
  now: Date;
  /** Set if it is one of many that are composed together. */
  once?: Once | undefined;
}

/** One kind of email: what it is, what may block it, and how it is composed. */
export interface EmailDefinition<Facts = unknown> {
  kind: string;
  class: EmailClass;
  /**
   * Sources of the sender's name and reply address. The first that has one decides; the installation's are
   * the fallback.
   */
  layers: readonly SenderLayer[];
  /** Facts that can't be read from rows later. The job carries them, encrypted. */
  facts: z.ZodType<Facts>;
  /** True if its content is secret, such as a sign-in link. Composed when it is sent and never stored. */
  isSecret?: true;
  /** Returns why it must no longer be sent. Things may change between the request and the sending. */
  skipReason: (mail: EmailSubject & { message: MailMessage; now: Date }) => Block | Promise<Block>;
  /** Composes it. What it doesn't say about its sender comes from its layers. */
  compose: (mail: EmailToMake<Facts>) => Promise<EmailContent>;
}

type Block = DeliveryBlock | undefined;

type OfSender = "fromName" | "replyTo";
export type EmailContent = Omit<ComposedEmail, OfSender> & Partial<Pick<ComposedEmail, OfSender>>;

/** For emails that can be composed from rows alone. */
export const NoFacts = z.undefined();

export const defineEmail = <Facts>(definition: EmailDefinition<Facts>): EmailDefinition<Facts> => definition;

/** Encrypts facts for a job. A string is sealed unchanged. */
export const sealFacts = (facts: unknown): string =>
  seal(typeof facts === "string" ? facts : JSON.stringify(facts)).toString("base64url");

/** @throws if the job carries no facts, or invalid ones */
export function openFacts<Facts>({ facts }: EmailDefinition<Facts>, sealed: string | undefined): Facts {
  if (sealed === undefined) return facts.parse(undefined);
  const text = unseal(Buffer.from(sealed, "base64url"));
  return facts.parse(facts instanceof z.ZodString ? text : JSON.parse(text));
}
