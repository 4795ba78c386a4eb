/** Similarity from which texts mean the same to this model. Determined with `npm run eval:questions`. */
export const ALIKE = 0.75;
