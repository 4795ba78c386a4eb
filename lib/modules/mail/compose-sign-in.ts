import { ownSender } from "@/lib/modules/mail/address/sender";
import type { ComposedMail } from "./composed-mail";

/** Makes the mail with a sign-in link. */
export async function composeSignIn(link: string): Promise<ComposedMail> {
  const [{ render }, { SignInMail }] = await Promise.all([
    import("react-email"),
    import("./templates/sign-in-mail"),
  ]);
  return {
    subject: "Sign in to Showrunner",
    html: await render(SignInMail({ link })),
    text: [
      "Hello,",
      "open this link in the browser that you want to work in, then confirm on the page that opens:",
      link,
      "It works once and for ten minutes.",
      "--\nSomebody entered this address on our sign-in page. If that was not you, do nothing: without the link nobody gets in.\n",
    ].join("\n\n"),
    calendar: null,
    fromName: ownSender().name,
    replyTo: null,
    headers: {},
  };
}
