export const CHANGED_MEANWHILE = "Someone else changed this. Close it and try again.";
