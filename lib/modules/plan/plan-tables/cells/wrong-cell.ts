/** A cell that its field can't hold. The message says why, for the person who wrote it. */
export class WrongCell extends Error {
  override name = "WrongCell";
}
