/** In the place of what reads diagrams: pasted text stays text. */
export const parseMermaidToExcalidraw = async (): Promise<never> => {
  throw new Error("a whiteboard reads no diagrams");
};
