/** Says in a file that its pictures are in the colors of HD video. */
export const COLOR_FLAGS = [
  ...["-color_range", "tv", "-colorspace", "bt709"],
  ...["-color_primaries", "bt709", "-color_trc", "bt709"],
];
