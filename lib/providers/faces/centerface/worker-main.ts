import { serveModel } from "@/lib/platform/models/running/serve-model";
import { type Face, GREY_BYTES } from "../port";
import { findFaces } from "./find-faces";

/** A process that holds the model of faces. Its arguments are the folders of the runtime and the model. */
const [runtime = "", model = ""] = process.argv.slice(2);

await serveModel<Uint8Array, Face[][]>(async () => {
  const find = await findFaces(runtime, model);
  return async function* (pictures, isRequested) {
    for (let from = 0; from < pictures.length && isRequested(); from += GREY_BYTES)
      yield [await find(pictures.subarray(from, from + GREY_BYTES))];
  };
});
