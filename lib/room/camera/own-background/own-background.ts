import { Store } from "../../store";
import { forgetPicture, keepPicture, keptPicture } from "./kept-picture";
import type { PictureProblem } from "./picture-file";
import { readPicture } from "./read-picture";

export interface OwnBackgroundView {
  /** Of the picture, for this page alone; null without one, undefined until that is known. */
  address: string | null | undefined;
  /** False where the browser keeps nothing: then it is gone with the page. */
  kept: boolean;
}

/** The picture that somebody brought to stand in front of. It stays in this browser, whoever they are to the show. */
class OwnBackground {
  private readonly store = new Store<OwnBackgroundView>({ address: undefined, kept: true });
  private picture: Promise<Blob | null> | undefined;

  get = (): OwnBackgroundView => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Looks for what former visits left, once. */
  load(): Promise<Blob | null> {
    this.picture ??= keptPicture()
      .catch(() => null)
      .then((picture) => this.show(picture, true));
    return this.picture;
  }

  /** What was there before stays where the file is no good. */
  async choose(file: Blob): Promise<PictureProblem | null> {
    const picture = await readPicture(file);
    if (typeof picture === "string") return picture;
    const kept = await keepPicture(picture).then(
      () => true,
      () => false,
    );
    this.picture = Promise.resolve(this.show(picture, kept));
    return null;
  }

  async remove(): Promise<void> {
    this.picture = Promise.resolve(this.show(null, true));
    await forgetPicture().catch(() => undefined);
  }

  /** To be drawn from; belongs to whoever asked. Null without one, and for one that cannot be opened any more. */
  async bitmap(): Promise<ImageBitmap | null> {
    const picture = await this.load();
    return picture ? createImageBitmap(picture).catch(() => null) : null;
  }

  private show(picture: Blob | null, kept: boolean): Blob | null {
    const { address } = this.get();
    if (address) URL.revokeObjectURL(address);
    this.store.set({ address: picture && URL.createObjectURL(picture), kept });
    return picture;
  }
}

/** One a page, as there is one a browser. */
export const ownBackground = new OwnBackground();
