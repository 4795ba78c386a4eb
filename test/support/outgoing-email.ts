import { expect } from "vitest";
import { EmailError, type OutgoingEmail } from "@/lib/providers/email/port";

/** A finished email for the drivers, with a test's changes. */
export const outgoingEmail = (change: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
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
export async function emailFailure(sending: Promise<unknown>): Promise<EmailError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmailError);
  return error as EmailError;
}
