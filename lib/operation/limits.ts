/** The largest body that is read. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** The largest object that is kept as it came, as JSON. */
export const FREE_FORM_BYTES = 16 * 1024;
/** Members of objects and items of lists in one body, of whatever depth. */
export const MOST_MEMBERS = 2_000;
/** The same where the declaration has room for more: long lists, objects kept as they came. */
export const MOST_MEMBERS_ANYWHERE = 10_000;
/** Parameters of one query. */
export const MOST_PARAMETERS = 100;
