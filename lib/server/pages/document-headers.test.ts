import { describe, expect, it } from "vitest";
import { env } from "@/lib/platform/runtime/env";
import { documentHeaders } from "./document-headers";

const policy = (path: string) => documentHeaders(path, "bm9uY2U=")["Content-Security-Policy"] ?? "";

describe("documentHeaders", () => {
  it("lets only nonced scripts run and nobody frame the page", () => {
    const scripts = policy("/").match(/script-src ([^;]+)/)?.[1] ?? "";
    expect(scripts).toContain("'nonce-bm9uY2U='");
    expect(scripts).toContain("'strict-dynamic'");
    expect(scripts).not.toMatch(/unsafe/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "worker-src 'self' blob:",
    ])
      expect(policy("/")).toContain(rule);
  });

  it("lets WebAssembly be compiled where voices are sent, and nothing be evaluated anywhere", () => {
    for (const path of ["/studio/a-1", "/backstage/token", "/watch/a-1", "/join/a-1"])
      expect(policy(path)).toContain("'wasm-unsafe-eval'");
    for (const path of ["/", "/e/a-1", "/dashboard/test/shows", "/studious"])
      expect(policy(path)).not.toContain("wasm");
    expect(policy("/studio/a-1")).not.toContain("'unsafe-eval'");
  });

  it("opens connections to the room server, over both of its protocols", () => {
    const { host } = new URL(env().LIVEKIT_URL);
    expect(policy("/watch/x")).toMatch(new RegExp(`connect-src [^;]*wss?://${host}`));
    expect(policy("/watch/x")).toMatch(new RegExp(`connect-src [^;]*https?://${host}`));
  });

  it.each([
    ["/studio/a-1", "(self)", "(self)"],
    ["/backstage/token", "(self)", "(self)"],
    ["/watch/a-1", "(self)", "()"],
    ["/join/a-1", "(self)", "()"],
    ["/e/a-1", "()", "()"],
    ["/studious", "()", "()"],
    ["/", "()", "()"],
  ])("gives %s camera %s and screen %s", (path, camera, screen) => {
    const permissions = documentHeaders(path, "n")["Permissions-Policy"];
    expect(permissions).toContain(`camera=${camera}`);
    expect(permissions).toContain(`microphone=${camera}`);
    expect(permissions).toContain(`display-capture=${screen}`);
  });

  it("keeps private pages out of referrers and search", () => {
    expect(documentHeaders("/watch/a", "n")).toMatchObject({
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex, nofollow",
    });
    expect(documentHeaders("/e/a", "n")["X-Robots-Tag"]).toBeUndefined();
  });
});

describe("documentHeaders of a preview", () => {
  const path = "/e/a-1/preview";

  it("lets our own pages frame it, keeps it out of search and caches, and sends nothing from it", () => {
    for (const rule of ["frame-ancestors 'self'", "form-action 'none'"]) expect(policy(path)).toContain(rule);
    expect(documentHeaders(path, "n")).toMatchObject({
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex, nofollow",
    });
    expect(policy("/dashboard/test/shows/a-1/signup")).toContain("frame-src 'self'");
    for (const other of ["/e/a-1", "/e/a-1/confirm", "/preview", "/e/a/b/preview", "/dashboard/test/shows"])
      expect(policy(other)).toContain("frame-ancestors 'none'");
    expect(policy("/e/a-1")).toContain("frame-src 'none'");
  });
});

describe("documentHeaders of the inbox", () => {
  it("frames a caught mail in which nothing runs, for the inbox alone", () => {
    expect(policy("/inbox/key/msg_1")).toContain("frame-src 'self'");
    const body = policy("/inbox/key/msg_1/body");
    expect(body).toMatch(/^sandbox (?!.*allow-scripts)(?!.*allow-same-origin)/);
    expect(body).toContain("default-src 'none'");
    expect(body).toContain("frame-ancestors 'self'");
    expect(policy("/e/a/body")).toContain("frame-src 'none'");
    expect(documentHeaders("/unsubscribe/token", "n")["Referrer-Policy"]).toBe("no-referrer");
  });
});
