/** True if the last part of a signed key names an upload. */
export const isUploadKey = (key: string): boolean => /\/upl_[0-9a-z]+$/.test(key);
