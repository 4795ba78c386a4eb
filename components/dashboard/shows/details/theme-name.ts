export const themeName = (theme: string): string => theme.charAt(0).toUpperCase() + theme.slice(1);
