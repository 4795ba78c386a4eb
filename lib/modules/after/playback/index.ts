export { programPresenter } from "./reading/program-presenter";
