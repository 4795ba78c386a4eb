import { z } from "zod";
import type { MailMessage } from "@/lib/generated/prisma/client";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { Once } from "../show/once";
import type { ComposedMail } from "./composed-mail";
import type { DeliveryBlock, MailSubject } from "./mail-subject";
import type { SenderLayer } from "./sender-of";

/**
 * What kind of mail this is to its reader, which decides what may hold it back.
 * - `account`: between this service and a member of a workspace. Nothing that a show's audience did stops it.
 * - `transactional`: what somebody asked for themselves. It also goes to who unsubscribed.
 * - `reminder`: what a show sends by itself to who registered, until they unsubscribe.
 * - `announcement`: what a show's team wants to tell. Who unsubscribed gets none.
 */
export type MailClass = "account" | "transactional" | "reminder" | "announcement";

export interface MailToMake<Facts> extends MailSubject {
  message: MailMessage;
  facts: Facts;
  now: Date;
  /** Where it is one of many that are made together. */
  once?: Once | undefined;
}

/** One kind of mail: what it is, what may hold it back, and how it is made. */
export interface MailDefinition<Facts = unknown> {
  kind: string;
  class: MailClass;
  /** Whose name and reply address it carries: the first that has one, the installation's after all. */
  layers: readonly SenderLayer[];
  /** What the mail says that no row knows later. Its job carries it, encrypted. */
  facts: z.ZodType<Facts>;
  /** What it says is a secret, such as a link that signs in: made at the moment of sending and stored nowhere. */
  isSecret?: true;
  /** Nothing in this release queues it: it can be written and looked at, and says so where it is explained. */
  isUnused?: true;
  /** Why it must not go out any more. Things change between the request and the sending. */
  whyNot: (mail: MailSubject & { message: MailMessage; now: Date }) => Block | Promise<Block>;
  /** Makes it; what it does not say of its sender is filled in by its layers. */
  compose: (mail: MailToMake<Facts>) => Promise<MailContent>;
}

type Block = DeliveryBlock | undefined;

type OfSender = "fromName" | "replyTo";
export type MailContent = Omit<ComposedMail, OfSender> & Partial<Pick<ComposedMail, OfSender>>;

/** For mails that rows say everything about. */
export const NoFacts = z.undefined();

export const defineMail = <Facts>(definition: MailDefinition<Facts>): MailDefinition<Facts> => definition;

/** Facts as a job carries them; text stays text. */
export const sealFacts = (facts: unknown): string =>
  seal(typeof facts === "string" ? facts : JSON.stringify(facts)).toString("base64url");

/** @throws when the job carries none, or others */
export function openFacts<Facts>({ facts }: MailDefinition<Facts>, sealed: string | undefined): Facts {
  if (sealed === undefined) return facts.parse(undefined);
  const text = unseal(Buffer.from(sealed, "base64url"));
  return facts.parse(facts instanceof z.ZodString ? text : JSON.parse(text));
}
