import { z } from "zod";

/** What a delivery of one kind of event holds. */
export interface ToldKind<Data extends z.ZodType = z.ZodType> {
  /** When it is sent, and what a receiver has to know. */
  description: string;
  data: Data;
  example: z.output<Data>;
}

export const told = <Data extends z.ZodType>(
  description: string,
  data: Data,
  example: z.output<Data>,
): ToldKind<Data> => ({ description, data, example });

/** Members may join later: receivers have to allow for names that they do not know. */
export const about = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.looseObject(shape);

/** The show that something belongs to. */
export const show = { event_slug: z.string() };

export const exampleSlug = "ship-smaller-4k2m9q";
export const exampleAt = "2026-11-21T17:00:00.000Z";

/** Why something did not work, in words for people. */
export const reason = z.string();
