import { expect, it } from "vitest";
import { documentOf } from "./document-file";

const typeOf = (name: string, text = "words", type = "") => {
  const read = documentOf(new File([text], name, { type }));
  return "file" in read ? read.file.type : read.problem;
};

it("sends a document with the type of its ending", () => {
  expect(typeOf("Prices.PDF")).toBe("application/pdf");
  expect(typeOf("notes.md", "# Notes", "application/octet-stream")).toBe("text/markdown");
  expect(typeOf("page.htm")).toBe("text/html");
});

it("refuses other files, and empty ones", () => {
  expect(typeOf("prices.xlsx")).toContain("not supported");
  expect(typeOf("pdf")).toContain("not supported");
  expect(typeOf("notes.txt", "")).toBe("This file is empty.");
});
