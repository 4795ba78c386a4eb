import type { Details, DetailsField } from "@/lib/editors/details/details";
import type { formFields } from "../../parts/forms/form-fields";

/** What each section of the settings is given. */
export interface DetailsForm extends ReturnType<typeof formFields<Details>> {
  values: Details;
  /** As the show is now. */
  base: Details;
  set: (changes: Partial<Details>) => void;
  errorOf: (field: DetailsField) => string | undefined;
}
