import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { prepareEmail, sweepEmailBodies } from "@/lib/modules/email/sending";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { register } from "@/test/support/register-case";
import InboxMessagePage from "./page";

it("shows a captured email with its content, or a note once the content was removed", async () => {
  const { message } = await register({ environment: "test" });
  await prepareEmail(message.id);
  const draw = async () => {
    const page = await InboxMessagePage({
      params: Promise.resolve({ key: env().INBOX_KEY ?? "", message: message.id }),
      searchParams: Promise.resolve({}),
    });
    return renderToStaticMarkup(page);
  };
  const whole = await draw();
  expect(whole).toContain("<iframe");
  expect(whole).toContain("?join=");
  expect(whole).not.toContain("removed");

  const createdAt = new Date(Date.now() - env().KEEP_MAIL_BODIES_DAYS * 86_400_000);
  await db().mailMessage.update({ where: { id: message.id }, data: { createdAt } });
  await sweepEmailBodies();
  const rest = await draw();
  expect(rest).toContain("Content removed after 30 days");
  for (const kept of ["Night radio", message.toEmail]) expect(rest).toContain(kept);
  for (const gone of ["<iframe", "?join=", "<nav"]) expect(rest).not.toContain(gone);
});
