export { ctaTarget } from "./cta-target";
