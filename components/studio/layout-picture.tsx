import type { Layout } from "@/lib/stage";

type Box = [x: number, y: number, width: number, height: number];

const BOXES: Record<Layout, Box[]> = {
  duo: [
    [2, 3, 9.5, 12],
    [12.5, 3, 9.5, 12],
  ],
  present: [
    [2, 3, 14, 12],
    [17, 3, 5, 5.5],
    [17, 9.5, 5, 5.5],
  ],
  solo: [[2, 3, 20, 12]],
  grid: [
    [2, 3, 9.5, 5.5],
    [12.5, 3, 9.5, 5.5],
    [2, 9.5, 9.5, 5.5],
    [12.5, 9.5, 9.5, 5.5],
  ],
};

/** A small diagram of a layout. */
export function LayoutPicture({ layout }: { layout: Layout }) {
  return (
    <svg viewBox="0 0 24 18" className="h-4.5 w-6" aria-hidden>
      {BOXES[layout].map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="1.2" fill="currentColor" />
      ))}
    </svg>
  );
}
