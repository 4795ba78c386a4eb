import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { outgoingEmail } from "@/test/support/outgoing-email";
import { writeMessage } from "./write-message";

/** Texts that emails may contain, including those that encodings trip over. */
const said = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 90 }),
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.constantFrom(
        "\n",
        "\r\n",
        "\r",
        " \n",
        "\t\r\n",
        ".\n",
        "\n.\n",
        "=",
        "=_mixed",
        "\n--=_alternative--\n",
        "=3D",
        "ü".repeat(80),
        "x".repeat(200),
        " ".repeat(80),
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join("").toWellFormed());

/** A lone CR is a line break, as it is in the transmitted email. */
const lines = (text: string): string => text.replaceAll(/\r\n?|\n/g, "\n");

/** How this parser returns a file: it drops CRs in front of a line break. */
const seen = (text: string): string => text.replaceAll("\r", "");

it("writes any email so that an independent parser reads it back unchanged", async () => {
  const calendar = fc.option(
    fc.record({ method: fc.constantFrom("REQUEST", "CANCEL"), content: said }) as fc.Arbitrary<{
      method: "REQUEST" | "CANCEL";
      content: string;
    }>,
    { nil: undefined },
  );
  await fc.assert(
    fc.asyncProperty(said, said, calendar, async (text, html, invitation) => {
      const mail = outgoingEmail({ text, html, ...(invitation ? { calendar: invitation } : {}) });
      const bytes = writeMessage(mail, "<a@b.example>");
      for (const line of bytes.toString("latin1").split("\r\n"))
        expect(line).toMatch(/^[\t\x20-\x7e]{0,76}$/);
      const read = await PostalMime.parse(bytes);
      // This parser appends one line break to texts, and to files.
      expect(lines(read.text ?? "")).toBe(`${lines(text)}\n`);
      expect(lines(read.html ?? "")).toBe(`${lines(html)}\n`);
      const [part, file, ...more] = read.attachments.map(({ mimeType, content }) => [
        mimeType,
        seen(
          typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString("utf8"),
        ).trimEnd(),
      ]);
      expect(more).toEqual([]);
      expect(part).toEqual(invitation && ["text/calendar", seen(invitation.content).trimEnd()]);
      expect(file).toEqual(invitation && ["application/ics", seen(invitation.content).trimEnd()]);
    }),
    { numRuns: 300 },
  );
});

it("writes each header once, whatever headers a show adds", async () => {
  const headers = {
    "List-Unsubscribe": "<https://x.example/u/1>",
    Subject: "another",
    "X-Show": "ü".repeat(90),
  };
  const mail = outgoingEmail({
    subject: "Größe 🎉 ".repeat(30).trim(),
    replyTo: "host@example.com",
    headers,
  });
  const bytes = writeMessage(mail, "<a@b.example>");
  const read = await PostalMime.parse(bytes);
  expect(read).toMatchObject({
    subject: mail.subject,
    messageId: "<a@b.example>",
    from: mail.from,
    to: [mail.to],
    replyTo: [{ address: "host@example.com" }],
  });
  const names = read.headers.map(({ key }) => key);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["date", "mime-version", "content-type", "list-unsubscribe"]));
  const [head = ""] = bytes.toString("latin1").split("\r\n\r\n");
  for (const line of head.split("\r\n")) expect(line.length).toBeLessThanOrEqual(78);
});
