export { failLogo, takeLogo, wantsLogo } from "./take-logo";
