/** Options of a call, in addition to the operation's own input. */
export interface CallControls {
  tool: string;
  idempotencyKey?: unknown;
  confirm?: unknown;
}
