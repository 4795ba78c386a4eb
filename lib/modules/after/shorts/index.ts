export { eraseMoments } from "./erase-moments";
