import * as z from "zod";
import { line, text } from "./text";

/** A spoken or queued announcer line. */
export const AnnouncerLineSchema = z.strictObject({
  id: line(128),
  text: line(2000),
  voice: text(40).nullable(),
});
