/** One operator command: its options and what it prints. */
export interface Command {
  usage: string;
  required: readonly string[];
  optional?: readonly string[];
  run(options: Record<string, string>): Promise<unknown>;
}
