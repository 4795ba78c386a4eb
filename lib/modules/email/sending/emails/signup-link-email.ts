import { z } from "zod";
import { oneLine } from "@/lib/platform/text/one-line";
import { greetingName } from "../address/greeting-name";
import { signupLinkWordsFor } from "../compose/words/signup-link-words";
import { wordsFor } from "../compose/words/words-for";
import { defineEmail } from "../definition/define-email";
import { skipped } from "../definition/email-subject";
import { eventView } from "../show/event-view";
import { addressSkipReason } from "../skip-reasons/address-skip-reason";

/** The link to sign up for someone whose browser couldn't prove that it isn't automated. */
export const signupLinkEmail = defineEmail({
  kind: "signup_link",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: z.object({ link: z.string() }),
  skipReason: (mail) => {
    const { workspace, event, message } = mail;
    if (workspace?.status !== "active") return skipped("workspace_inactive", "The workspace isn't active.");
    if (!event) return skipped("gone", "The show no longer exists.");
    if (event.state === "cancelled" || event.state === "archived")
      return skipped(`show_${event.state}`, `The show is ${event.state}.`);
    return addressSkipReason(mail, workspace.id, message.toEmail);
  },
  compose: async ({ message, event, workspace, facts: { link } }) => {
    if (!event) throw new Error("A signup link without its show");
    const { language, words: common } = wordsFor(event.language);
    const words = signupLinkWordsFor(language);
    const title = oneLine(event.title, 120);
    const view = eventView(event, workspace?.name ?? "");
    const hello = common.greeting(greetingName(message.toName));
    const brand = { name: view.organiser, logo: view.logo };
    const [{ render }, { SignupLinkEmail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/signup-link-email"),
    ]);
    return {
      subject: words.subject(title),
      html: await render(
        SignupLinkEmail({ language, words, hello, title, link, brand, accent: view.accent }),
      ),
      text: `${[hello, words.lead(title), link, words.note].join("\n\n")}\n`,
      calendar: null,
      headers: {},
    };
  },
});
