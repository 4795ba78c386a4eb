export { eraseContent } from "./erase-content";
