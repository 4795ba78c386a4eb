import { usePathname } from "next/navigation";

const SHOW = /^\/dashboard\/(?:test|live)\/shows\/(?!new(?:\/|$))[^/]+/;

/** The URL of the show that a dashboard path belongs to. */
export const showIn = (path: string): string | undefined => SHOW.exec(path)?.[0];

/** The URL of the show that this page belongs to; undefined on workspace pages. */
export const useOpenShow = (): string | undefined => showIn(usePathname());
