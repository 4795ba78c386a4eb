import { z } from "zod";

/** A page's name for its tab, which stays the same after a reload. */
export const tabName = () => z.string().regex(/^[0-9A-Za-z]{16,64}$/, "invalid");
