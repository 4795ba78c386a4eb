import { expect } from "vitest";
import { MailError, type OutgoingMail } from "@/lib/providers/mail/port";

/** A finished email for the drivers, with a test's changes. */
export const outgoingMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: "msg_01",
  from: { name: "Ana Lima", address: "shows@showrunner.example" },
  to: { name: "Ada", address: "ada@example.com" },
  subject: "You're in",
  html: "<p>Hello</p>",
  text: "Hello",
  headers: {},
  ...change,
});

/** Why a driver rejected an email. */
export async function mailFailure(sending: Promise<unknown>): Promise<MailError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MailError);
  return error as MailError;
}
