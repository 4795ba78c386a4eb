import { headers } from "next/headers";

/** Returns the visitor's network address as determined by `server.ts`, for rate limits. */
export const visitorAddress = async (): Promise<string> => (await headers()).get("x-real-ip") ?? "unknown";
