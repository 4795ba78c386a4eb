import * as z from "zod";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

/** The recording of the show on air. Whether there is one is a setting of the show. */
export const recordingCommands = {
  pause_recording: command({
    summary: "Pause the recording. What follows isn't in it until it's resumed; the show continues",
    params: none,
    risk: "safe",
    inverse: restores("resumes the recording"),
  }),
  resume_recording: command({
    summary: "Resume the paused recording",
    params: none,
    risk: "safe",
    inverse: restores("pauses the recording again"),
  }),
};
