import { z } from "zod";
import { type Json, wholeJsonSchema } from "@/lib/operation/json-schema";

type Shapes = Readonly<Record<string, z.ZodType>>;

/**
 * How a body that selects its shape by `action` is documented.
 * @param names the shapes' names in the documents
 */
export function actionWire<const S extends Shapes>(
  shapes: S,
  names: Record<keyof S, string>,
): { wire: Json } {
  const actions = Object.entries(shapes);
  return {
    wire: {
      type: "object",
      properties: { action: { enum: actions.map(([action]) => action) } },
      required: ["action"],
      anyOf: actions.map(([action, shape]) => ({
        title: action,
        "x-name": names[action as keyof S],
        ...wholeJsonSchema(shape, "input"),
      })),
    },
  };
}

/** Returns the shape that a body selects, or one with all actions. */
export const actionShapes =
  (shapes: Shapes) =>
  (body: unknown): readonly z.ZodType[] => {
    const { action } = (body ?? {}) as { action?: unknown };
    const shape = Object.entries(shapes).find(([one]) => one === action)?.[1];
    return [shape ?? z.object({ action: z.enum(Object.keys(shapes)) })];
  };
