export type Door = "viewer_door" | "guest_door";
