import { z } from "zod";
import { defineMail } from "../definition/define-mail";

/** The link that signs in; its absolute address is all that the mail knows. */
export const signInMail = defineMail({
  kind: "sign_in",
  class: "account",
  layers: [],
  facts: z.string(),
  isSecret: true,
  whyNot: () => undefined,
  compose: async ({ facts: link }) => {
    const [{ render }, { SignInMail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/sign-in-mail"),
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
      headers: {},
    };
  },
});
