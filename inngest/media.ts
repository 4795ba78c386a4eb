import type { InngestFunction } from "inngest";
import { embedCallPassages } from "./functions/calls/embed-passages";
import { publishDistributed } from "./functions/distribution/publish-item";
import { checkMedia } from "./functions/media/check-media";
import { fetchPicture } from "./functions/pictures/fetch-picture";
import { convertPresentation } from "./functions/presentations/convert-presentation";
import { joinRecordingProgram } from "./functions/programs/join-program";
import { makeShowPromoKit } from "./functions/programs/make-promo-kit";
import { renderRecordingClip } from "./functions/programs/render-clip";
import { importRegistrations } from "./functions/registrations/import-registrations";
import { probeTrackPart } from "./functions/tracks/probe-part";
import { convertVideo } from "./functions/videos/convert-video";

/** Every function that the engine may call in the `media` pool: one line per job. */
export const mediaFunctions: InngestFunction.Any[] = [
  checkMedia,
  importRegistrations,
  convertPresentation,
  convertVideo,
  fetchPicture,
  probeTrackPart,
  joinRecordingProgram,
  renderRecordingClip,
  makeShowPromoKit,
  publishDistributed,
  embedCallPassages,
];
