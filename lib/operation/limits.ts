export const MAX_BODY_BYTES = 1024 * 1024;
/** The same for bodies with whole transcripts. */
export const MAX_LARGE_BODY_BYTES = 8 * MAX_BODY_BYTES;
/** Maximum size of a free-form object, as JSON. */
export const FREE_FORM_BYTES = 16 * 1024;
/** Maximum number of object members and list items in one body, at any depth. */
export const MAX_MEMBERS = 2_000;
/** The same for declarations that allow more: long lists and free-form objects. */
export const MAX_MEMBERS_ANYWHERE = 10_000;
/** The same for bodies with whole transcripts. */
export const MAX_MEMBERS_OF_LARGE = 100_000;
/** Maximum number of parameters in a query. */
export const MAX_PARAMETERS = 100;
