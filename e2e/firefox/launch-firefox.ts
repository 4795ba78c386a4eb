import puppeteer, { type Browser } from "puppeteer-core";

/** A camera and a microphone without devices or questions, and connections on the loopback interface. */
const PREFERENCES = {
  "media.navigator.streams.fake": true,
  "media.navigator.permission.disabled": true,
  "media.peerconnection.ice.loopback": true,
  "media.peerconnection.ice.obfuscate_host_addresses": false,
  "media.autoplay.default": 0,
  // Without a sound card, an AudioContext never starts, and the microphone's track stands still before long.
  "media.cubeb.force_mock_context": true,
};

/** Headless Firefox, controlled over WebDriver BiDi. */
export const launchFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: PREFERENCES,
  });
