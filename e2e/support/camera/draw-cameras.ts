import { cameraFile } from "./camera-file";

/** Draws what the browser's camera shows, before the journeys. */
export default async function drawCameras(): Promise<void> {
  await cameraFile("hannah", "small");
}
