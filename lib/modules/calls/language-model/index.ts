export { claimsOfCall } from "./claims-of-call";
