/** Limits on calls that are high enough not to matter for other tests; tests of the limits set their own. */
export const roomyLimits = {
  RATE_LIVE_PER_SECOND: "100000",
  RATE_LIVE_BURST: "100000",
  RATE_TEST_PER_SECOND: "100000",
  RATE_TEST_BURST: "100000",
  RATE_IN_FLIGHT: "1000",
  PUBLIC_READS_PER_MINUTE: "1000000",
  PUBLIC_CHANGES_PER_MINUTE: "1000000",
};
