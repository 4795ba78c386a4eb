import { headers } from "next/headers";

/** The visitor's network address as `server.ts` found it; limits count by it. */
export const visitorAddress = async (): Promise<string> => (await headers()).get("x-real-ip") ?? "unknown";
