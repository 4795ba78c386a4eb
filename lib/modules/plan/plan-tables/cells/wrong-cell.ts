/** A cell that says nothing that its field can hold; the message says why, for whoever wrote it. */
export class WrongCell extends Error {
  override name = "WrongCell";
}
