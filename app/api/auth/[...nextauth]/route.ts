import { handleAuth } from "../_auth/handle-auth";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

async function serve(request: Request, { params }: Context): Promise<Response> {
  const { nextauth } = await params;
  return handleAuth(request, nextauth, request.headers.get("x-real-ip") ?? "unknown");
}

export { serve as GET, serve as POST };
