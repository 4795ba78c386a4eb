import { hairBehind, hairInFront } from "./draw-hair";
import type { DrawnPerson } from "./people";

const turn = (at: number, times: number, shift = 0): number => Math.sin(2 * Math.PI * (at * times + shift));

/** How far the mouth is open, 0 to 1: phrases with a pause in each loop. */
function mouthAt(at: number): number {
  const phrase = Math.max(0, turn(at, 1, 0.05) + 0.8) / 1.8;
  const syllables = 0.5 + 0.3 * turn(at, 13) + 0.2 * turn(at, 19, 0.3);
  return Math.min(1, Math.max(0, phrase * syllables * 1.15));
}

/** 1 is open. Blinks twice per loop, for a tenth of a second each. */
function lidsAt(at: number): number {
  const from = Math.min(Math.abs(at - 0.22), Math.abs(at - 0.78));
  return Math.min(1, Math.max(0.06, (from - 0.004) / 0.009));
}

function eye(person: DrawnPerson, x: number, open: number, glance: number): string {
  return `<g transform="translate(${x} 292) scale(1 ${open})">
    <ellipse rx="19" ry="12.5" fill="#fbf7f2"/>
    <circle cx="${glance}" r="10.2" fill="${person.eyes}"/><circle cx="${glance}" r="4.6" fill="#0d0908"/>
    <circle cx="${glance - 3.6}" cy="-3.8" r="2.8" fill="#fff" opacity="0.9"/>
  </g>
  <path d="M ${x - 22},${292 - 8 * open} Q ${x},${292 - 19 * open} ${x + 22},${292 - 7 * open}" fill="none" stroke="${person.hair}" stroke-width="4.5" stroke-linecap="round"/>`;
}

function mouth(person: DrawnPerson, open: number): string {
  const drop = 6 + open * 34;
  const wide = 40 - open * 7;
  const lips = `M ${640 - wide},388 Q 640,${394 - open * 5} ${640 + wide},388 Q 640,${394 + drop * 1.5} ${640 - wide},388 Z`;
  return `<clipPath id="lips"><path d="${lips}"/></clipPath>
  <path d="${lips}" fill="#5a2024" stroke="${person.lips}" stroke-width="6" stroke-linejoin="round"/>
  <g clip-path="url(#lips)"><rect x="600" y="380" width="80" height="${11 + open * 4}" fill="#fdf8f3" opacity="${open > 0.12 ? 1 : 0}"/>
  <ellipse cx="640" cy="${404 + drop}" rx="24" ry="14" fill="#c2656a" opacity="${open > 0.3 ? 0.9 : 0}"/></g>`;
}

const beard = ({ hair, hairLight }: DrawnPerson): string =>
  `<path d="M 528,300 C 532,352 548,372 590,366 C 618,358 662,358 690,366 C 732,372 748,352 752,300 C 756,392 720,458 640,462 C 560,458 524,392 528,300 Z" fill="${hair}"/>
   <path d="M 562,410 C 590,446 690,446 718,410 C 700,452 580,452 562,410 Z" fill="${hairLight}" opacity="0.5"/>`;

const glasses = `<g fill="#fff" fill-opacity="0.1" stroke="#20242c" stroke-width="6">
  <rect x="550" y="264" width="76" height="58" rx="24"/><rect x="654" y="264" width="76" height="58" rx="24"/>
  <path d="M 626,286 Q 640,278 654,286 M 550,284 L 528,280 M 730,284 L 752,280" fill="none"/></g>`;

function face(person: DrawnPerson, at: number): string {
  const open = lidsAt(at);
  const glance = 2.4 * turn(at, 1, 0.4);
  const lift = -2.5 * Math.max(0, turn(at, 2, 0.1));
  return `<path d="M 524,268 C 524,146 756,146 756,268 C 756,372 722,452 640,456 C 558,452 524,372 524,268 Z" fill="url(#skin)"/>
  <ellipse cx="574" cy="352" rx="30" ry="20" fill="${person.lips}" opacity="0.16"/>
  <ellipse cx="706" cy="352" rx="30" ry="20" fill="${person.lips}" opacity="0.16"/>
  ${person.beard ? beard(person) : ""}
  ${eye(person, 590, open, glance)}${eye(person, 690, open, glance)}
  <g fill="none" stroke="${person.hair}" stroke-width="8" stroke-linecap="round" transform="translate(0 ${lift})">
    <path d="M 562,258 Q 590,244 616,256"/><path d="M 664,256 Q 690,244 718,258"/></g>
  <path d="M 640,300 C 638,322 628,338 632,346 Q 642,354 654,346" fill="none" stroke="${person.skinShade}" stroke-width="5" stroke-linecap="round"/>
  ${mouth(person, mouthAt(at))}
  ${person.glasses ? glasses : ""}`;
}

/** A person talking, `at` a moment of the loop between 0 and 1. The background stays transparent. */
export function drawPerson(person: DrawnPerson, at: number): string {
  const now = (at + person.phase) % 1;
  const sway = 7 * turn(now, 1) + 2 * turn(now, 3, 0.2);
  const nod = 4 * turn(now, 2, 0.1) + 2.5 * turn(now, 5);
  const breath = 3 * turn(now, 1, 0.3);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
  <defs>
    <linearGradient id="skin" x1="0" y1="0" x2="1" y2="0.2"><stop offset="0.35" stop-color="${person.skin}"/><stop offset="1" stop-color="${person.skinShade}"/></linearGradient>
    <linearGradient id="top" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0.2" stop-color="${person.top}"/><stop offset="1" stop-color="${person.topShade}"/></linearGradient>
  </defs>
  <g transform="translate(640 400) scale(1.16) translate(-640 -372)">
  <g transform="translate(${sway * 0.35} ${breath})">
    <path d="M 300,760 C 306,610 380,560 520,530 C 560,520 580,506 588,486 L 692,486 C 700,506 720,520 760,530 C 900,560 974,610 980,760 Z" fill="url(#top)"/>
  </g>
  <g transform="translate(${sway} ${nod * 0.5}) rotate(${sway * 0.22} 640 470)">
    ${hairBehind(person)}
    <path d="M 582,400 L 582,498 C 600,548 680,548 698,498 L 698,400 Z" fill="${person.skinShade}"/>
    <ellipse cx="522" cy="306" rx="17" ry="28" fill="${person.skin}"/><ellipse cx="758" cy="306" rx="17" ry="28" fill="${person.skinShade}"/>
    <g transform="translate(0 ${nod})">${face(person, now)}</g>
    ${hairInFront(person)}
  </g></g>
</svg>`;
}
