import { describe, expect, it } from "vitest";
import { env } from "@/lib/platform/runtime/env";
import { documentHeaders } from "./document-headers";

const policy = (path: string) => documentHeaders(path, "bm9uY2U=")["Content-Security-Policy"] ?? "";

describe("documentHeaders", () => {
  it("allows only scripts with the nonce, and no framing", () => {
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

  it("allows WebAssembly only on pages that send audio, and eval nowhere", () => {
    for (const path of ["/studio/a-1", "/backstage/token", "/watch/a-1", "/join/a-1"])
      expect(policy(path)).toContain("'wasm-unsafe-eval'");
    for (const path of ["/", "/e/a-1", "/dashboard/test/shows", "/studious"])
      expect(policy(path)).not.toContain("wasm");
    expect(policy("/studio/a-1")).not.toContain("'unsafe-eval'");
  });

  it("allows media from data only on pages that play the live video", () => {
    for (const path of ["/watch/a-1", "/join/a-1"]) expect(policy(path)).toMatch(/media-src [^;]*data:/);
    for (const path of ["/", "/studio/a-1", "/dashboard/test/shows"])
      expect(policy(path)).not.toMatch(/media-src [^;]*data:/);
  });

  it("allows connections to the room server over HTTP and WebSocket", () => {
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
  ])("gives %s the permissions camera=%s and display-capture=%s", (path, camera, screen) => {
    const permissions = documentHeaders(path, "n")["Permissions-Policy"];
    expect(permissions).toContain(`camera=${camera}`);
    expect(permissions).toContain(`microphone=${camera}`);
    expect(permissions).toContain(`display-capture=${screen}`);
  });

  it("hides private pages from referrers and search engines", () => {
    expect(documentHeaders("/watch/a", "n")).toMatchObject({
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex, nofollow",
    });
    expect(documentHeaders("/e/a", "n")["X-Robots-Tag"]).toBeUndefined();
  });
});

describe("documentHeaders for a preview", () => {
  const path = "/e/a-1/preview";

  it("allows framing by our own pages only, and no indexing, caching or form submission", () => {
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

describe("documentHeaders for the inbox", () => {
  it("lets only the inbox frame a caught email, which can't run scripts", () => {
    expect(policy("/inbox/key/msg_1")).toContain("frame-src 'self'");
    const body = policy("/inbox/key/msg_1/body");
    expect(body).toMatch(/^sandbox (?!.*allow-scripts)(?!.*allow-same-origin)/);
    expect(body).toContain("default-src 'none'");
    expect(body).toContain("frame-ancestors 'self'");
    expect(policy("/e/a/body")).toContain("frame-src 'none'");
    expect(documentHeaders("/unsubscribe/token", "n")["Referrer-Policy"]).toBe("no-referrer");
  });
});

it("says that the first address for guests is deprecated, and where to read about it", () => {
  const headers = documentHeaders("/join/a-show", "n");
  expect(headers.Deprecation).toBe("@1795219200");
  expect(headers.Link).toMatch(/\/docs\/changelog>; rel="deprecation"$/);
  for (const path of ["/watch/a-show", "/joined"])
    expect(documentHeaders(path, "n")).not.toHaveProperty("Deprecation");
});
