import type { Values } from "./variables";

/** Renders custom Markdown for an email's plain-text part. */
export async function copyText(markdown: string, values: Values): Promise<string> {
  // Loaded on first use, because the library is heavy and most processes never compose an email.
  const [{ render }, { CopyBody }] = await Promise.all([import("react-email"), import("./copy-body")]);
  const text = await render(CopyBody({ markdown, values }), {
    plainText: true,
    htmlToTextOptions: { wordwrap: false },
  });
  return text.trim();
}
