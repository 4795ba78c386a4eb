import { usePathname } from "next/navigation";

const SHOW = /^\/dashboard\/(?:test|live)\/shows\/(?!new(?:\/|$))[^/]+/;

/** The address of the show that a path of the dashboard belongs to. */
export const showIn = (path: string): string | undefined => SHOW.exec(path)?.[0];

/** The address of the show that this page belongs to; undefined on pages of the workspace. */
export const useOpenShow = (): string | undefined => showIn(usePathname());
