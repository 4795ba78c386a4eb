import type { SignupView } from "@/components/signup/signup-view";
import { ThemePage } from "@/components/signup/themes/theme-page";
import { LobbyPanel } from "./lobby-panel";
import { ViewerApp } from "./viewer-app";
import type { Door } from "./viewer-context";

interface ViewerPageProps {
  view: SignupView;
  door: Door;
  eventState: string;
  held: string | null;
  hasLink: boolean;
  afterMessage: string;
  accent: { colour: string; on: string } | null;
}

/** The show's own page with its lobby, which turns into the player. */
export function ViewerPage(props: ViewerPageProps) {
  return <ViewerApp {...props} lobby={<ThemePage view={props.view} Panel={LobbyPanel} />} />;
}
