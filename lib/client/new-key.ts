export { newKey } from "@/packages/client/src/new-key";
