import puppeteer, { type Browser } from "puppeteer-core";

/** A camera and a microphone without devices or questions, and connections on the loopback interface. */
const PREFERENCES = {
  "media.navigator.streams.fake": true,
  "media.navigator.permission.disabled": true,
  "media.peerconnection.ice.loopback": true,
  "media.peerconnection.ice.obfuscate_host_addresses": false,
  "media.autoplay.default": 0,
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
