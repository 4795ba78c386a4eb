import { type NextRequest, NextResponse } from "next/server";
import { documentHeaders } from "@/lib/server/pages/document-headers";
import { newNonce } from "@/lib/server/pages/nonce";

/**
 * Gives every page its security headers, with a new nonce for its scripts. API responses already have theirs.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = newNonce();
  const secured = documentHeaders(request.nextUrl.pathname, nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-path", request.nextUrl.pathname + request.nextUrl.search);
  headers.set("content-security-policy", secured["Content-Security-Policy"] ?? "");
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(secured)) response.headers.set(name, value);
  return response;
}

export const config = {
  matcher: ["/((?!_next/static|_next/image|v1/|v1$|api/|openapi.json|healthz|readyz).*)"],
};
