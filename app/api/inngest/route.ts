import { serve } from "inngest/next";
import { functions } from "@/inngest";
import { inngest } from "@/inngest/client";

/** Where the engine calls its functions; requests are checked against the signing key. */
export const { GET, POST, PUT } = serve({ client: inngest, functions });

export const dynamic = "force-dynamic";
