export { startTestClocks } from "./advancing/start-test-clocks";
