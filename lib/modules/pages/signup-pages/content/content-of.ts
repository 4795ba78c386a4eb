import { CONFIG_DEFAULTS } from "@/lib/modules/show-basics/show-facts";
import { PAGE_DEFAULTS, type SignupContent } from "../content-schema";

const { headline, sub, config } = CONFIG_DEFAULTS.signup;
const NOTHING: SignupContent = {
  headline,
  sub,
  description: "",
  ...config,
  theme: "editorial",
  ...PAGE_DEFAULTS,
};

/** A stored content with every member in place, also of versions from before there was one of them. */
export const contentOf = (stored: unknown): SignupContent => ({
  ...NOTHING,
  ...(stored as Partial<SignupContent>),
});
