import { describe, expect, it } from "vitest";
import { addressText, normalAddress } from "./web-address";

describe("normalAddress", () => {
  it.each([
    ["https://example.com", "https://example.com/"],
    ["  HTTPS://Example.COM:443/a b?q=ü#part ", "https://example.com/a%20b?q=%C3%BC#part"],
    ["https://example.com/a/../b/./c", "https://example.com/b/c"],
    ["http://0x7f.1:8080/x", "http://127.0.0.1:8080/x"],
    ["http://[0:0::1]/x", "http://[::1]/x"],
    ["https://bücher.example/x", "https://xn--bcher-kva.example/x"],
    ["https://example.com/%7Eme", "https://example.com/%7Eme"],
  ])("normalizes %j", (given, kept) => {
    expect(normalAddress(given)).toBe(kept);
    // Normalizing again changes nothing.
    expect(normalAddress(kept)).toBe(kept);
  });

  it.each([
    "https://example.com/a\rb",
    "https://exam\nple.com/",
    "ht\ttps://example.com/",
    "https://example.com/a\tb",
    "https://example.com/a\u0000b",
    "http:127.0.0.1",
    "http:/127.0.0.1/x",
    "http:///x.example/y",
    "https:\\\\example.com\\x",
    "https://example.com\\@other.example/",
    "https://%31%32%37.0.0.1/",
    "https://example%2ecom/",
    "https://user:word@example.com/",
    "https://@example.com/",
    "https://example.com:99999/",
    "https://",
    "//example.com/",
    "ftp://example.com/",
    "javascript:alert(1)",
    "",
  ])("rejects %j", (given) => {
    expect(normalAddress(given)).toBeNull();
    expect(addressText(100).safeParse(given).success).toBe(false);
  });

  it("counts the characters of the normalized URL", () => {
    const address = addressText(40);
    expect(address.parse("https://example.com/aaaaaaaaaaaaaaaaaaaa")).toHaveLength(40);
    expect(address.safeParse("https://example.com/ööööö").success).toBe(false);
  });
});
