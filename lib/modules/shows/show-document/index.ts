export { showJsonSchema } from "./show-form";
