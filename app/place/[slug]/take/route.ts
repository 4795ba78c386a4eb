import { placeForm } from "../_lib/place-form";

export const POST = placeForm("takeMyPlace");
