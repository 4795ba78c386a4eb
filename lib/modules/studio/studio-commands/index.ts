export { undoStudioCommand } from "./undo-studio-command";
