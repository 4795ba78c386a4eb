import { postmanCollection } from "@/lib/docs/postman";
import { siteAddresses } from "@/lib/docs/site";

export const dynamic = "force-dynamic";

export const GET = (): Response =>
  new Response(JSON.stringify(postmanCollection(siteAddresses().baseUrl), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="showrunner.postman_collection.json"',
    },
  });
