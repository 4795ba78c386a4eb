/** From how much likeness on texts say the same to this model. Found with `npm run eval:questions`. */
export const ALIKE = 0.75;
