export { withdrawStudioLink } from "./withdraw-studio-link";
