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

/** Returns stored content with all fields present, including content of versions older than a field. */
export const contentOf = (stored: unknown): SignupContent => ({
  ...NOTHING,
  ...(stored as Partial<SignupContent>),
});
