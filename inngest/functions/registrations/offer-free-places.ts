import { offerPlaces, offerPlacesJob } from "@/lib/modules/registrations/places";
import { defineJob } from "../../define-job";

export const offerFreePlaces = defineJob(offerPlacesJob, {
  run: ({ payload, step }) => step.run("offer", () => offerPlaces(payload.event_id)),
});
