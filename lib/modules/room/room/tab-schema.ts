import { z } from "zod";

/** What a page calls the tab it is in, the same after a reload. */
export const tabName = () => z.string().regex(/^[0-9A-Za-z]{16,64}$/, "invalid");
