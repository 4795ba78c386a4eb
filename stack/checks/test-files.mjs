/** The glob of test files, from the root. */
export const TEST_FILES = "{lib,inngest,stack,test,components,app,packages}/**/*.test.{ts,tsx}";
