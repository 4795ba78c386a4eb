export { presentVendor } from "./present-vendor";
