/** The file is not a table, or can't be read to the end. The message states the reason for the sender. */
export class UnreadableTable extends Error {
  override name = "UnreadableTable";
}
