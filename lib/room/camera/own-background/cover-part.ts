export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the largest centered part of an image that has the aspect ratio of `width` by `height`. */
export function coverPart(picture: Size, { width, height }: Size): Part {
  const scale = Math.min(picture.width / width, picture.height / height);
  const part = { width: width * scale, height: height * scale };
  return { x: (picture.width - part.width) / 2, y: (picture.height - part.height) / 2, ...part };
}

export interface Size {
  width: number;
  height: number;
}
