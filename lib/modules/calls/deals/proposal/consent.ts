/** The sentence that a customer agrees to. It is stored with each signature, so it may change. */
export const consentOf = (seller: string): string =>
  `I accept this proposal from ${seller}. I am allowed to do so, and typing my name is my signature.`;
