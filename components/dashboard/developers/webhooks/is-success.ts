/** Only these answers of an endpoint count as success; null means no answer at all. */
export const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
