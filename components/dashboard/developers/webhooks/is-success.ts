/** Of an endpoint's answers only these count; null stands for no answer at all. */
export const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
