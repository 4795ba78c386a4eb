import type { DrawnPerson } from "./people";

/** Circles of curls around the head, the same each time. */
function curls(fill: string, light: string): string {
  const rounds = Array.from({ length: 19 }, (_, at) => {
    const angle = Math.PI * (0.86 + (at / 18) * 1.28);
    const reach = 146 + (at % 3) * 12;
    const x = 640 + Math.cos(angle) * reach * 0.98;
    const y = 268 + Math.sin(angle) * reach;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${44 + ((at * 7) % 14)}" fill="${at % 4 === 1 ? light : fill}"/>`;
  });
  return rounds.join("");
}

export function hairBehind({ hairCut, hair, hairLight }: DrawnPerson): string {
  if (hairCut === "curls")
    return `<circle cx="640" cy="250" r="158" fill="${hair}"/>${curls(hair, hairLight)}`;
  if (hairCut === "bob")
    return `<path d="M 492,300 C 470,96 810,96 788,300 C 792,392 800,430 786,468 C 740,492 706,470 690,440 L 590,440 C 574,470 540,492 494,468 C 480,430 488,392 492,300 Z" fill="${hair}"/>`;
  return "";
}

export function hairInFront({ hairCut, hair, hairLight }: DrawnPerson): string {
  if (hairCut === "curls")
    return [548, 586, 626, 668, 706, 738]
      .map(
        (x, at) =>
          `<circle cx="${x}" cy="${184 + ((at * 5) % 3) * 7 + Math.abs(x - 642) * 0.18}" r="${38 - Math.abs(at - 2.5) * 2}" fill="${at % 3 === 1 ? hairLight : hair}"/>`,
      )
      .join("");
  if (hairCut === "bob")
    return `<path d="M 508,330 C 496,128 640,110 672,120 C 792,122 786,250 774,330 C 766,262 742,214 690,190 C 640,226 556,232 536,252 C 520,272 514,300 508,330 Z" fill="${hair}"/>
    <path d="M 560,196 C 590,150 650,134 690,150 C 650,158 600,176 560,196 Z" fill="${hairLight}"/>`;
  return `<path d="M 514,292 C 496,176 560,112 648,116 C 748,112 784,186 766,292 C 760,250 744,226 730,208 C 690,222 620,214 582,190 C 552,212 524,242 514,292 Z" fill="${hair}"/>
    <path d="M 586,168 C 620,140 690,136 724,160 C 690,156 630,158 586,168 Z" fill="${hairLight}"/>`;
}
