/** The document in the declarations' examples. */
export const SHOW_DOCUMENT = { format: 1, signup: { headline: "What can engines compose?" } };
