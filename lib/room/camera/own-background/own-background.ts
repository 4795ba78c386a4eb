import { Store } from "../../store";
import type { PictureProblem } from "./picture-file";
import { readPicture } from "./read-picture";
import { forgetPicture, savedPicture, savePicture } from "./saved-picture";

export interface OwnBackgroundView {
  /** Object URL of the picture for this page; null without a picture, undefined until that's known. */
  address: string | null | undefined;
  /** False if the browser can't store the picture, which then only lasts as long as the page. */
  kept: boolean;
}

/** The user's own background picture. It never leaves this browser, and is shared by all shows. */
class OwnBackground {
  private readonly store = new Store<OwnBackgroundView>({ address: undefined, kept: true });
  private picture: Promise<Blob | null> | undefined;

  get = (): OwnBackgroundView => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Loads the picture of an earlier visit, once. */
  load(): Promise<Blob | null> {
    this.picture ??= savedPicture()
      .catch(() => null)
      .then((picture) => this.show(picture, true));
    return this.picture;
  }

  /** Keeps the previous picture if the file can't be used. */
  async choose(file: Blob): Promise<PictureProblem | null> {
    const picture = await readPicture(file);
    if (typeof picture === "string") return picture;
    const kept = await savePicture(picture).then(
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

  /** Returns a bitmap that the caller must close; null without a picture or if it can't be decoded. */
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

/** One per page, as there is one per browser. */
export const ownBackground = new OwnBackground();
