import { z } from "zod";
import { defineEmail } from "../definition/define-email";

/** The sign-in link. Its absolute URL is the only fact in the email. */
export const signInEmail = defineEmail({
  kind: "sign_in",
  class: "account",
  layers: [],
  facts: z.string(),
  isSecret: true,
  skipReason: () => undefined,
  compose: async ({ facts: link }) => {
    const [{ render }, { SignInEmail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/sign-in-email"),
    ]);
    return {
      subject: "Sign in to Showrunner",
      html: await render(SignInEmail({ link })),
      text: [
        "Hi,",
        "Open this link in the browser you want to use, then confirm on the next page:",
        link,
        "The link expires in 10 minutes and works only once.",
        "--\nIf you didn’t try to sign in, ignore this email. No one can sign in without the link.\n",
      ].join("\n\n"),
      calendar: null,
      headers: {},
    };
  },
});
