import { fetchPicture as fetchOne, fetchPictureJob, PictureError } from "@/lib/modules/files/pictures";
import { failLogo, needsLogo, takeLogo } from "@/lib/modules/material/sponsors";
import { failPhoto, needsPhoto, takePhoto } from "@/lib/modules/people/guests";
import { eventPictureTaker } from "@/lib/modules/shows/event-pictures";
import { asSystem } from "@/lib/operation/as-system";
import { defineJob, FinalError } from "../../define-job";

/** What needs pictures: whether it still does, and how it stores one or records that there is none. */
const TAKERS = {
  sponsor: { wants: needsLogo, take: takeLogo, fail: failLogo },
  guest: { wants: needsPhoto, take: takePhoto, fail: failPhoto },
  host: eventPictureTaker("host"),
  logo: eventPictureTaker("logo"),
};

/** Fetches and re-encodes the picture outside of any transaction. */
export const fetchPicture = defineJob(fetchPictureJob, {
  onFailed: ({ job, error }) => {
    const { of, ...wanted } = fetchPictureJob.payload.parse(job.payload);
    const reason = error.replace(/^\w*Error: /, "");
    return asSystem("picture.fetch", job, (ctx) => TAKERS[of].fail(ctx, wanted, reason));
  },
  run: async ({ job, payload: { of, ...wanted } }) => {
    const taker = TAKERS[of];
    if (!(await taker.wants(wanted))) return { fetched: false };
    const picture = await fetchOne(job, wanted.address).catch((error: unknown) => {
      throw error instanceof PictureError ? new FinalError(error.message) : error;
    });
    const taken = await asSystem("picture.fetch", job, (ctx) =>
      taker.take(ctx, wanted, picture.value.upload),
    );
    if (!taken) await picture.drop();
    return { fetched: taken };
  },
});
