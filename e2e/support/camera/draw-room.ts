import type { DrawnPerson } from "./people";

const books = (things: readonly string[], x: number, y: number): string =>
  Array.from({ length: 11 }, (_, at) => {
    const tall = 78 + ((at * 37) % 40);
    return `<rect x="${x + at * 24}" y="${y - tall}" width="20" height="${tall}" rx="2" fill="${things[at % things.length]}"/>`;
  }).join("");

const plant = (x: number, y: number): string =>
  [-62, -34, -8, 18, 44, 66]
    .map(
      (lean, at) =>
        `<path d="M ${x},${y} Q ${x + lean * 0.3},${y - 90} ${x + lean},${y - 130 - (at % 3) * 26} Q ${x + lean * 1.25},${y - 60} ${x},${y} Z" fill="${at % 2 ? "#5d8a5c" : "#47704c"}"/>`,
    )
    .join("");

/**
 * The background behind a person: a wall with a lamp, a shelf and a plant, out of focus as on a real camera.
 */
export function drawRoom({ room }: DrawnPerson): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.35">
      <stop offset="0" stop-color="${room.near}"/><stop offset="1" stop-color="${room.far}"/>
    </linearGradient>
    <radialGradient id="lamp"><stop offset="0" stop-color="${room.lamp}"/><stop offset="0.25" stop-color="${room.lamp}" stop-opacity="0.55"/><stop offset="1" stop-color="${room.lamp}" stop-opacity="0"/></radialGradient>
    <radialGradient id="edge" cx="0.5" cy="0.45" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.38"/></radialGradient>
    <filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7"/></filter>
  </defs>
  <rect width="1280" height="720" fill="url(#wall)"/>
  <g filter="url(#far)">
    <rect x="-20" y="-20" width="250" height="420" fill="#fff" opacity="0.5"/>
    <rect x="96" y="-20" width="12" height="420" fill="${room.near}"/>
    <rect x="-20" y="180" width="250" height="10" fill="${room.near}"/>
    <rect x="880" y="214" width="420" height="14" fill="${room.shelf}"/>
    ${books(room.things, 930, 214)}
    <rect x="880" y="416" width="420" height="14" fill="${room.shelf}"/>
    ${books([...room.things].reverse(), 1010, 416)}
    <rect x="896" y="352" width="74" height="64" rx="10" fill="${room.things[3]}"/>
    <rect x="218" y="520" width="96" height="120" rx="14" fill="${room.things[1]}"/>
    ${plant(266, 524)}
  </g>
  <circle cx="1120" cy="96" r="190" fill="url(#lamp)"/>
  <rect width="1280" height="720" fill="url(#edge)"/>
</svg>`;
}
