interface SparklineProps {
  points: readonly number[];
  /** Describes the trend for screen readers. */
  label: string;
  width?: number;
  height?: number;
  className?: string;
}

/** A word-sized trend line. Zero is at the bottom. */
export function Sparkline({ points, label, width = 96, height = 24, className }: SparklineProps) {
  const top = Math.max(1, ...points);
  const step = points.length > 1 ? (width - 2) / (points.length - 1) : 0;
  const place = (value: number, index: number) =>
    `${(1 + index * step).toFixed(1)},${(height - 1 - (value / top) * (height - 3)).toFixed(1)}`;
  const line = points.map(place).join(" ");
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={className}
    >
      <polygon
        points={`1,${height - 1} ${line} ${width - 1},${height - 1}`}
        fill="var(--accent)"
        opacity="0.12"
      />
      <polyline points={line} fill="none" stroke="var(--accent)" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
