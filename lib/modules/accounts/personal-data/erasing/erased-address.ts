/** Replaces an erased email address. The `.invalid` domain is reserved and never receives email. */
export const ERASED_ADDRESS = "erased@erased.invalid";
