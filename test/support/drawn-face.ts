const EYES = {
  open: `
    <path d="M-27 -5 Q-18 -11 -9 -5 Q-18 0 -27 -5 Z M9 -5 Q18 -11 27 -5 Q18 0 9 -5 Z" fill="#f1ece6"/>
    <circle cx="-18" cy="-5.5" r="4" fill="#2a1a10"/><circle cx="18" cy="-5.5" r="4" fill="#2a1a10"/>
    <path d="M-27 -5 Q-18 -11 -9 -5 M9 -5 Q18 -11 27 -5" stroke="#3a241a" stroke-width="1.6" fill="none"/>`,
  closed: `
    <path d="M-27 -5 Q-18 1 -9 -5 M9 -5 Q18 1 27 -5" stroke="#3a241a" stroke-width="1.9" fill="none"/>`,
};

/**
 * Returns an SVG of someone's head and shoulders, shaded so that a model of faces takes it for one: pictures of people aren't ours to keep.
 * @param x where the middle of the face is
 * @param height of the face, from the forehead to the chin
 */
export const drawnPerson = (
  x: number,
  y: number,
  height: number,
  eyes: keyof typeof EYES = "open",
): string => `
<g transform="translate(${x} ${y}) scale(${height / 100})">
  <defs>
    <radialGradient id="skin" cx="0.42" cy="0.4" r="0.65">
      <stop offset="0" stop-color="#efc9ac"/><stop offset="0.65" stop-color="#d9a583"/><stop offset="1" stop-color="#94634a"/>
    </radialGradient>
    <linearGradient id="neck" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#7d523d"/><stop offset="1" stop-color="#c08c6d"/>
    </linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="1.1"/></filter>
    <filter id="softer"><feGaussianBlur stdDeviation="3"/></filter>
  </defs>
  <path d="M-95 200 C-92 110 -60 92 -20 84 L20 84 C60 92 92 110 95 200 Z" fill="#34495e"/>
  <path d="M-19 35 L-21 88 Q0 104 21 88 L19 35 Z" fill="url(#neck)"/>
  <path d="M-48 10 C-58 -70 -20 -86 2 -84 C34 -86 58 -62 48 10 Z" fill="#2b1d16"/>
  <ellipse cx="-42" cy="3" rx="6" ry="11" fill="#b98264"/><ellipse cx="42" cy="3" rx="6" ry="11" fill="#a06d52"/>
  <path d="M-41 -14 C-42 -52 -22 -62 0 -62 C22 -62 42 -52 41 -14 C41 22 26 56 0 57 C-26 56 -41 22 -41 -14 Z" fill="url(#skin)"/>
  <path d="M-43 -12 C-44 -50 -30 -68 0 -67 C30 -68 44 -50 43 -12 C38 -36 22 -50 -6 -47 C-26 -45 -38 -34 -43 -12 Z" fill="#2b1d16"/>
  <g filter="url(#softer)" fill="#7d4f39" opacity="0.55">
    <ellipse cx="-18" cy="-7" rx="11" ry="6"/><ellipse cx="18" cy="-7" rx="11" ry="6"/>
    <path d="M3 -4 L10 20 L2 22 Z"/><ellipse cx="0" cy="47" rx="12" ry="3"/>
  </g>
  <g filter="url(#soft)">
    <path d="M-29 -16 Q-19 -22 -8 -16 L-8 -13 Q-19 -18 -29 -13 Z M8 -16 Q19 -22 29 -16 L29 -13 Q19 -18 8 -13 Z" fill="#2b1d16"/>
    ${EYES[eyes]}
    <path d="M-8 19 Q-4 23 0 22 Q4 23 8 19" stroke="#6b3d2b" stroke-width="2.4" fill="none"/>
    <path d="M-15 34 Q-6 29 0 31 Q6 29 15 34 Q0 43 -15 34 Z" fill="#a0504a"/>
    <path d="M-15 34 Q0 36 15 34" stroke="#5f2824" stroke-width="1.4" fill="none"/>
  </g>
</g>`;
