export const CHANGED_ELSEWHERE = "Someone else changed this. Close the dialog and try again.";
