/** What stands where an address was. Mail to it goes nowhere, by the rules for such names. */
export const ERASED_ADDRESS = "erased@erased.invalid";
