import { createHash, createVerify } from "node:crypto";

/**
 * Verifies an email's DKIM signature by RFC 6376 with `relaxed/relaxed`, sharing no code with the signer.
 * @returns the signature's tags; `h` lists the signed headers
 */
export function checkDkim(raw: string, publicKey: string): Record<string, string> {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const at = headers.findIndex((line) => /^dkim-signature:/i.test(line));
  const signature = headers[at];
  if (!signature) throw new Error("not signed");
  const tags = tagsOf(signature.slice(signature.indexOf(":") + 1));
  const hash = createHash("sha256")
    .update(relaxedBody(raw.slice(end + 4)), "latin1")
    .digest("base64");
  if (hash !== tags.bh) throw new Error("the body was changed");
  const left = headers.filter((_, index) => index !== at);
  const signed = (tags.h ?? "").split(":").flatMap((name) => {
    const index = left.findLastIndex((line) =>
      line.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`),
    );
    return index < 0 ? [] : [`${relaxedHeader(left.splice(index, 1)[0] ?? "")}\r\n`];
  });
  const own = relaxedHeader(signature.replace(/([;\s]b=)[^;]*/, "$1"));
  const verify = createVerify("RSA-SHA256").update(signed.join("") + own, "latin1");
  if (!verify.verify(publicKey, tags.b ?? "", "base64")) throw new Error("the signature does not fit");
  return tags;
}

const tagsOf = (value: string): Record<string, string> =>
  Object.fromEntries(
    value
      .split(";")
      .map((tag) => tag.trim())
      .filter(Boolean)
      .map((tag) => [
        tag.slice(0, tag.indexOf("=")).trim(),
        tag.slice(tag.indexOf("=") + 1).replace(/\s/g, ""),
      ]),
  );

function relaxedHeader(line: string): string {
  const colon = line.indexOf(":");
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, "")
    .replace(/[ \t]+/g, " ")
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split("\r\n").map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
  while (lines.at(-1) === "") lines.pop();
  return lines.map((line) => `${line}\r\n`).join("");
}
