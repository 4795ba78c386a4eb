/**
 * Cameras' files are in the colors of standard definition and don't say so. Layers are drawn in these, so that no track
 * has to be converted: for four of them, that took longer than all the rest.
 */
export const AS_DRAWN = "out_color_matrix=bt601:out_range=tv";

/** Converts the finished picture to the colors of HD video. */
export const TO_HD = "colorspace=all=bt709:range=tv:iall=bt601-6-625:irange=tv:fast=1:format=yuv420p";
