import { showJsonSchema } from "@/lib/modules/shows/show-document";

export const dynamic = "force-dynamic";

/** The JSON Schema of show documents, for editors. */
export function GET(): Response {
  return Response.json(showJsonSchema(), {
    headers: { "Content-Type": "application/schema+json", "Access-Control-Allow-Origin": "*" },
  });
}
