/** What an agent may say about a call beside the operation's own input. */
export interface CallControls {
  tool: string;
  idempotencyKey?: unknown;
  confirm?: unknown;
}
