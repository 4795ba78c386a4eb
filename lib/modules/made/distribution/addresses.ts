import { env } from "@/lib/platform/runtime/env";

/** Paths of what we publish. Nothing there reads or sets a cookie. */
export const FEEDS_PATH = "/feeds";
export const EMBED_PATH = "/embed";

const urlOf = (path: string): string => `${env().PUBLIC_URL.replace(/\/$/, "")}${path}`;

export const feedUrl = (token: string): string => urlOf(`${FEEDS_PATH}/${token}.xml`);
export const coverUrl = (token: string): string => urlOf(`${FEEDS_PATH}/${token}.png`);
/** Of a file of one episode. */
export const episodeUrl = (token: string, file: string): string => urlOf(`${FEEDS_PATH}/${token}/${file}`);
export const embedUrl = (token: string): string => urlOf(`${EMBED_PATH}/${token}`);
