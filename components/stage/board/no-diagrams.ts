/** Replaces the diagram parser: pasted text stays text. */
export const parseMermaidToExcalidraw = async (): Promise<never> => {
  throw new Error("a whiteboard reads no diagrams");
};
