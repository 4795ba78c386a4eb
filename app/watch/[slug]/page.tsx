import { type ViewerRouteProps, viewerMetadata, viewerRoute } from "../_lib/viewer-route";

export const generateMetadata = viewerMetadata;

export default function WatchPage(props: ViewerRouteProps) {
  return viewerRoute(props, "viewer_door");
}
