/**
 * Height of a lower third of one or two lines in a preview, where nothing places it, in em of its name. As on the
 * stage, whose own is part of the viewer page's script and stays there.
 */
export const previewLineHeight = (lines: 1 | 2): string => (lines === 2 ? "3.3em" : "1.9em");
