"use client";

import { memo, useEffect } from "react";
import type { BoardElement, BoardText } from "@/lib/live/whiteboard/element";
import { flatBox } from "@/lib/live/whiteboard/extent";
import { faceOf } from "@/lib/live/whiteboard/faces";
import { dashes } from "@/lib/live/whiteboard/paths/rough-options";
import { pathsOf } from "@/lib/live/whiteboard/paths/shape-paths";
import { textPlaces } from "@/lib/live/whiteboard/text-places";
import { offerFace } from "./faces";

/** One element; renders again only if it changed. */
export const ElementPicture = memo(function ElementPicture({ element }: { element: BoardElement }) {
  const { x, y, angle, opacity } = element;
  const box = flatBox(element);
  const degrees = (angle * 180) / Math.PI;
  const turn =
    angle === 0 ? "" : `rotate(${degrees} ${box.x - x + box.width / 2} ${box.y - y + box.height / 2})`;
  return (
    <g transform={`translate(${x} ${y}) ${turn}`.trim()} opacity={opacity < 100 ? opacity / 100 : undefined}>
      {element.type === "text" ? <Words element={element} /> : <Lines element={element} />}
    </g>
  );
});

function Lines({ element }: { element: Exclude<BoardElement, BoardText> }) {
  const { strokeStyle, strokeWidth } = element;
  const dash = strokeStyle === "solid" ? undefined : dashes(strokeStyle, strokeWidth).join(" ");
  return pathsOf(element).map((path, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: paths of one element always change together
      key={index}
      d={path.d}
      stroke={path.stroke}
      strokeWidth={path.strokeWidth}
      fill={path.fill ?? "none"}
      fillRule={path.fillRule}
      strokeLinecap="round"
      strokeDasharray={path.stroke === "none" ? undefined : dash}
    />
  ));
}

const ANCHORS = { left: "start", center: "middle", right: "end" } as const;

function Words({ element }: { element: BoardText }) {
  const { fontSize, fontFamily, textAlign, strokeColor } = element;
  useEffect(() => offerFace(fontFamily), [fontFamily]);
  const { family } = faceOf(fontFamily);
  return (
    <text
      fill={strokeColor}
      fontSize={fontSize}
      fontFamily={`"${family}", sans-serif`}
      textAnchor={ANCHORS[textAlign]}
      style={{ whiteSpace: "pre" }}
    >
      {textPlaces(element).map(({ words, x, y }) => (
        <tspan key={y} x={x} y={y}>
          {words}
        </tspan>
      ))}
    </text>
  );
}
