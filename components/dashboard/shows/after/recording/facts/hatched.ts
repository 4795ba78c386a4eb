/** Classes of time that is missing or not there yet. */
export const hatched = "bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_1px,transparent_1px_6px)]";
