export const CHANGED_MEANWHILE = "Someone else changed this. Close the dialog and try again.";
