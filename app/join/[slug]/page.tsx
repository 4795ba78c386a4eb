import { type ViewerRouteProps, viewerMetadata, viewerRoute } from "@/app/watch/_lib/viewer-route";

export const generateMetadata = viewerMetadata;

export default function JoinPage(props: ViewerRouteProps) {
  return viewerRoute(props, "guest_door");
}
