import type { PlanSegment } from "@/lib/stage";

export type SetField = <Field extends Exclude<keyof PlanSegment, "id">>(
  id: string,
  field: Field,
  value: PlanSegment[Field],
) => void;

export type SetFields = (id: string, fields: Partial<Omit<PlanSegment, "id">>) => void;
