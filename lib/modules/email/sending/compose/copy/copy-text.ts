import type { Values } from "./variables";

/** What somebody wrote in Markdown, as the text of a mail's text part. */
export async function copyText(markdown: string, values: Values): Promise<string> {
  // Loaded on first use: the mail library is heavy and most processes never make a mail.
  const [{ render }, { CopyBody }] = await Promise.all([import("react-email"), import("./copy-body")]);
  const text = await render(CopyBody({ markdown, values }), {
    plainText: true,
    htmlToTextOptions: { wordwrap: false },
  });
  return text.trim();
}
