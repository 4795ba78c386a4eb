import localFont from "next/font/local";

export const bungee = localFont({
  src: "../../node_modules/@fontsource/bungee/files/bungee-latin-400-normal.woff2",
  weight: "400",
  variable: "--font-bungee",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
});
