export { findPlace } from "./find-place";
export { presentRegistration } from "./present";
