import { openCast } from "./cast";
import { log, saySeconds } from "./clock";
import { liveEmail } from "./live-email";
import { makeShow } from "./make-show";
import { admitNotetaker, inviteNotetaker } from "./notetaker/invite-notetaker";
import { sayNotes } from "./notetaker/say-notes";
import { checkNumbers } from "./recording/check-numbers";
import { checkRecording } from "./recording/check-recording";
import { sayHowFar, uploadedBySpeakers } from "./recording/wait-for-recording";
import { PANEL, SCENES } from "./scenes";
import { shots, takeShots, viewersShot } from "./shots";
import { listen } from "./webhooks";

/**
 * Plays a whole show automatically against the product started by `bin/up`, and saves screenshots of everyone
 * at each scene.
 */
async function play(): Promise<void> {
  const webhooks = await listen();
  const show = await makeShow();
  const notetaker = await inviteNotetaker(show);
  const cast = await openCast(show);
  try {
    for (const [at, scene] of SCENES.entries()) {
      await saySeconds(`Scene ${at + 1} of ${SCENES.length}: ${scene.title}`, () => scene.play(cast, show));
      if (at === 0) await admitNotetaker(cast.host, notetaker);
      await takeShots(cast, at + 1);
      await sayHowFar(show.slug);
    }
    const isUploaded = await saySeconds("the speakers' browsers uploaded what they recorded", () =>
      uploadedBySpeakers(show.slug),
    );
    if (!isUploaded)
      log("         not all of it: they would continue with the same link; the server's copies do");
    for (const page of [cast.host, cast.ana, cast.ben]) await cast.leave(page);
    await saySeconds("its recording agrees with the ledger and the tracks", () =>
      checkRecording(show.slug, viewersShot(PANEL)),
    );
    await saySeconds("its numbers equal those worked out from the export", () => checkNumbers(show.slug));
    await saySeconds("the webhook got signed events for all that", () => webhooks.expectAll());
    await saySeconds("in the live environment a confirmation went out by SMTP", () => liveEmail(cast.viewer));
    await saySeconds("the notetaker analyzed what it heard", () => sayNotes(notetaker));
  } finally {
    await cast.close();
    await webhooks.stop();
  }
  log(`Screenshots are in ${shots}.`);
}

try {
  await play();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
