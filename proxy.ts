import { type NextRequest, NextResponse } from "next/server";
import { isDocumentation, isInside, markdownAddress } from "@/lib/docs/markdown-address";
import { documentHeaders } from "@/lib/server/document-headers";
import { newNonce } from "@/lib/server/nonce";

/** Gives every page its security headers, with a nonce of its own for the scripts. API paths have theirs already. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = newNonce();
  const secured = documentHeaders(request.nextUrl.pathname, nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-path", request.nextUrl.pathname + request.nextUrl.search);
  headers.set("content-security-policy", secured["Content-Security-Policy"] ?? "");
  const elsewhere = oneClickTarget(request) ?? markdownTarget(request);
  const response = elsewhere
    ? NextResponse.rewrite(elsewhere, { request: { headers } })
    : NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(secured)) response.headers.set(name, value);
  if (isDocumentation(request.nextUrl.pathname)) response.headers.append("Vary", "Accept");
  return response;
}

/** A page cannot answer POST, and mail programs post to the very address that their reader can open. */
function oneClickTarget(request: NextRequest): URL | undefined {
  if (request.method !== "POST" || !/^\/unsubscribe\/[^/]+$/.test(request.nextUrl.pathname)) return undefined;
  return new URL(`${request.nextUrl.pathname}/one-click`, request.url);
}

/** No page has this address, so it answers as all unknown ones do. */
const NOWHERE = "/there-is-no-such-page";

/** The documentation's pages are Markdown as well: under `.md`, and for whoever asks for it. */
function markdownTarget(request: NextRequest): URL | undefined {
  if (isInside(request.nextUrl.pathname)) return new URL(NOWHERE, request.url);
  const inside = markdownAddress(request.nextUrl.pathname, request.headers.get("accept"));
  return inside === undefined ? undefined : new URL(inside, request.url);
}

export const config = {
  matcher: ["/((?!_next/static|_next/image|v1/|v1$|api/|openapi.json|healthz|readyz).*)"],
};
