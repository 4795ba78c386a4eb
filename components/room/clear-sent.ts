/** Empties a field once its text was sent. Text that was changed while it was being sent stays. */
export const clearSent =
  (sent: string) =>
  (now: string): string =>
    now.trim() === sent ? "" : now;
