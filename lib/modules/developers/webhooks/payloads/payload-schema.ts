import { z } from "zod";

/** The payload of one kind of webhook event. */
export interface EventPayload<Data extends z.ZodType = z.ZodType> {
  /** When it is sent, and what receivers need to know. */
  description: string;
  data: Data;
  example: z.output<Data>;
}

export const payload = <Data extends z.ZodType>(
  description: string,
  data: Data,
  example: z.output<Data>,
): EventPayload<Data> => ({ description, data, example });

/** Fields may be added later, so receivers have to ignore unknown ones. */
export const payloadObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.looseObject(shape);

/** The show that something belongs to. */
export const showRef = { event_slug: z.string() };

export const exampleSlug = "ship-smaller-4k2m9q";
export const exampleAt = "2026-11-21T17:00:00.000Z";

/** Why something failed, as text for people. */
export const reason = z.string();
