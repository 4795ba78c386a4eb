export { startTestClocks } from "./start-test-clocks";
