import { ThemePage } from "@/components/signup/themes/theme-page";
import { LobbyPanel } from "./lobby-panel";
import { ViewerApp, type ViewerPageProps } from "./viewer-app";
import { pageWords } from "./words/page-words";

/** The show's page with its lobby, which turns into the player. */
export function ViewerPage(props: ViewerPageProps) {
  const { view } = props;
  return (
    <ViewerApp {...props} words={pageWords(view)} lobby={<ThemePage view={view} Panel={LobbyPanel} />} />
  );
}
