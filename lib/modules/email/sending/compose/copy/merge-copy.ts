import { COPY_FIELDS, type CopyField, type CopyFields, type CopyLayer } from "../../copy-schema";

export interface Sourced {
  value: string | null;
  layer: CopyLayer;
}

export type SourcedCopy = Record<CopyField, Sourced>;

/** Returns each field from the first layer that has it, or from the built-in copy. */
export function mergeCopy(
  layers: readonly { layer: CopyLayer; fields: CopyFields }[],
  builtIn: CopyFields,
): SourcedCopy {
  const all = [...layers, { layer: "built_in" as const, fields: builtIn }];
  const found = COPY_FIELDS.map((field): [CopyField, Sourced] => {
    const source = all.find(({ fields }) => fields[field] !== undefined);
    return [field, { value: source?.fields[field] ?? null, layer: source?.layer ?? "built_in" }];
  });
  return Object.fromEntries(found) as SourcedCopy;
}
