import type { Details, DetailsField } from "@/lib/editors/details/details";
import type { formFields } from "../../parts/forms/form-fields";

/** Props of each settings section. */
export interface DetailsForm extends ReturnType<typeof formFields<Details>> {
  values: Details;
  /** The show's current settings. */
  base: Details;
  set: (changes: Partial<Details>) => void;
  errorOf: (field: DetailsField) => string | undefined;
}
