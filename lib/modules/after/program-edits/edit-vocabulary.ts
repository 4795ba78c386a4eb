export const EDIT_KINDS = ["drop", "trim", "hide_person", "mute_person"] as const;
