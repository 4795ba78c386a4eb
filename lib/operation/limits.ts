export const MAX_BODY_BYTES = 1024 * 1024;
/** Maximum size of a free-form object, as JSON. */
export const FREE_FORM_BYTES = 16 * 1024;
/** Maximum number of object members and list items in one body, at any depth. */
export const MAX_MEMBERS = 2_000;
/** The same for declarations that allow more: long lists and free-form objects. */
export const MAX_MEMBERS_ANYWHERE = 10_000;
/** Maximum number of parameters in a query. */
export const MAX_PARAMETERS = 100;
