import { placeForm } from "../_lib/place-form";

export const POST = placeForm("changeMyPlace", (form) => ({
  name: form.get("name") ?? "",
  marketing_consent: form.get("marketing_consent") === "true",
}));
