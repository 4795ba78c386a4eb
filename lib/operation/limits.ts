/** The largest body that is read. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** The largest object that is kept as it came, as JSON. */
export const FREE_FORM_BYTES = 16 * 1024;
