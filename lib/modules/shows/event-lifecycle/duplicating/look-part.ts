import type { CopyPart } from "./copy-part";

export const lookPart: CopyPart = {
  fields: ({ event: { theme }, config: { brand } }) => ({ theme, brand }),
};
