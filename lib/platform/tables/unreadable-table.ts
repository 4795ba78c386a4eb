/** A file that is no table that we can read to its end; the message says why, for whoever sent it. */
export class UnreadableTable extends Error {
  override name = "UnreadableTable";
}
