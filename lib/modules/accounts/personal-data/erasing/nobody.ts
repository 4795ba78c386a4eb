/** Replaces an erased email address. The `.invalid` domain is reserved and never receives email. */
export const NOBODY = "erased@erased.invalid";
