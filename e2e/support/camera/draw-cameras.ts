import { cameraFile } from "./camera-file";

/** Before the journeys: what the browser's camera shows. */
export default async function drawCameras(): Promise<void> {
  await cameraFile("hannah", "small");
}
