import { ThemePage } from "@/components/signup/themes/theme-page";
import { LobbyPanel } from "./lobby-panel";
import { ViewerApp, type ViewerPageProps } from "./viewer-app";

/** The show's own page with its lobby, which turns into the player. */
export function ViewerPage(props: ViewerPageProps) {
  return <ViewerApp {...props} lobby={<ThemePage view={props.view} Panel={LobbyPanel} />} />;
}
