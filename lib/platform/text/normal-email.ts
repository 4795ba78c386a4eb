/** The form in which two spellings of an address count as one: NFKC, lower case, and nothing folded away. */
export const normalEmail = (address: string): string => address.trim().normalize("NFKC").toLowerCase();
