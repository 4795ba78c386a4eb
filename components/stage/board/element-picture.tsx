"use client";

import { memo, useEffect } from "react";
import type { BoardElement, BoardText } from "@/lib/live/whiteboard/element";
import { flatBox } from "@/lib/live/whiteboard/extent";
import { faceOf, offerFace } from "./faces";
import { dashes } from "./rough-options";
import { pathsOf } from "./shape-paths";

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
      fillRule="evenodd"
      strokeLinecap="round"
      strokeDasharray={path.stroke === "none" ? undefined : dash}
    />
  ));
}

const ANCHORS = { left: "start", center: "middle", right: "end" } as const;

function Words({ element }: { element: BoardText }) {
  const { text, fontSize, fontFamily, lineHeight, textAlign, width, strokeColor } = element;
  useEffect(() => offerFace(fontFamily), [fontFamily]);
  const { family, ascender, descender } = faceOf(fontFamily);
  const line = fontSize * lineHeight;
  const em = fontSize / 1000;
  const baseline = em * ascender + (line - em * ascender + em * descender) / 2;
  const x = textAlign === "center" ? width / 2 : textAlign === "right" ? width : 0;
  return (
    <text
      fill={strokeColor}
      fontSize={fontSize}
      fontFamily={`"${family}", sans-serif`}
      textAnchor={ANCHORS[textAlign]}
      style={{ whiteSpace: "pre" }}
    >
      {text.split(/\r?\n/).map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position only
        <tspan key={index} x={x} y={baseline + index * line}>
          {words}
        </tspan>
      ))}
    </text>
  );
}
