import type { ReactNode } from "react";
import type { BrowserName } from "@/lib/room/device-problem";

const WIDTH = 320;
const HEIGHT = 96;

/**
 * Shows where this browser has its camera and microphone permission: its address bar, a ring around what to
 * click, and what opens then. The text beside it says the same.
 */
export function PermissionPicture({ browser }: { browser: BrowserName }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-sm rounded-control bg-surface-sunken text-ink"
      aria-hidden
    >
      {PICTURES[browser]}
    </svg>
  );
}

const Bar = ({ x = 12, width = 296, children }: { x?: number; width?: number; children?: ReactNode }) => (
  <g>
    <rect x={x} y={10} width={width} height={26} rx={13} className="fill-surface-raised stroke-line" />
    {children}
  </g>
);

const Address = ({ x }: { x: number }) => (
  <rect x={x} y={20} width={90} height={6} rx={3} className="fill-ink-muted" opacity={0.45} />
);

/** Marks what to click. */
const Ring = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r={13} className="fill-none stroke-accent" strokeWidth={2.5} />
);

const Sliders = ({ x, y }: { x: number; y: number }) => (
  <g className="stroke-current" strokeWidth={1.6} strokeLinecap="round">
    <path d={`M${x - 6} ${y - 3.5}h5.5m4 0h2.5M${x - 6} ${y + 3.5}h2.5m4 0h5.5`} />
    <circle cx={x + 1.5} cy={y - 3.5} r={2} className="fill-none" />
    <circle cx={x - 1.5} cy={y + 3.5} r={2} className="fill-none" />
  </g>
);

const Lock = ({ x, y }: { x: number; y: number }) => (
  <g className="fill-none stroke-current" strokeWidth={1.6}>
    <rect x={x - 5} y={y - 1} width={10} height={7} rx={1.5} />
    <path d={`M${x - 3} ${y - 1}v-2.5a3 3 0 0 1 6 0v2.5`} />
  </g>
);

const CrossedCamera = ({ x, y }: { x: number; y: number }) => (
  <g className="fill-none stroke-current" strokeWidth={1.6} strokeLinecap="round">
    <rect x={x - 7} y={y - 4} width={9} height={8} rx={1.5} />
    <path d={`M${x + 2} ${y - 1}l4.5-2.5v7L${x + 2} ${y + 1}`} />
    <path d={`M${x - 8} ${y - 7}L${x + 7} ${y + 7}`} className="stroke-danger" />
  </g>
);

const Aa = ({ x, y }: { x: number; y: number }) => (
  <text x={x} y={y + 4} textAnchor="middle" className="fill-current font-medium text-[11px]">
    AA
  </text>
);

/** A row in what opens: its label, and its switch in the required position. */
const Line = ({
  x,
  y,
  width,
  text,
  on,
}: {
  x: number;
  y: number;
  width: number;
  text: string;
  on: ReactNode;
}) => (
  <g>
    <text x={x + 10} y={y + 4} className="fill-current text-[10px]">
      {text}
    </text>
    <g transform={`translate(${x + width - 36} ${y - 6})`}>{on}</g>
  </g>
);

const SwitchOn = () => (
  <>
    <rect width={24} height={12} rx={6} className="fill-accent" />
    <circle cx={18} cy={6} r={4.5} className="fill-surface-raised" />
  </>
);

const AllowWord = () => (
  <text x={24} y={10} textAnchor="end" className="fill-accent font-medium text-[10px]">
    Allow
  </text>
);

const Panel = ({ x, width, children }: { x: number; width: number; children: ReactNode }) => (
  <g>
    <rect x={x} y={42} width={width} height={46} rx={7} className="fill-surface-raised stroke-line" />
    {children}
  </g>
);

function Lines({ x, width, on }: { x: number; width: number; on: ReactNode }) {
  return (
    <Panel x={x} width={width}>
      <Line x={x} y={56} width={width} text="Camera" on={on} />
      <Line x={x} y={75} width={width} text="Microphone" on={on} />
    </Panel>
  );
}

const chromium = (icon: ReactNode, on: ReactNode) => (
  <>
    <Bar>
      {icon}
      <Address x={52} />
    </Bar>
    <Ring x={30} y={23} />
    <Lines x={16} width={180} on={on} />
  </>
);

const PICTURES: Record<BrowserName, ReactNode> = {
  chrome: chromium(<Sliders x={30} y={23} />, <SwitchOn />),
  edge: chromium(<Lock x={30} y={23} />, <AllowWord />),
  android: chromium(<Sliders x={30} y={23} />, <SwitchOn />),
  firefox: (
    <>
      <Bar>
        <Lock x={30} y={23} />
        <CrossedCamera x={60} y={23} />
        <Address x={88} />
      </Bar>
      <Ring x={60} y={23} />
      <Panel x={46} width={190}>
        <Line x={46} y={56} width={190} text="Use the camera" on={<RemoveBlock />} />
        <Line x={46} y={75} width={190} text="Use the microphone" on={<RemoveBlock />} />
      </Panel>
    </>
  ),
  safari: (
    <>
      <rect x={0} y={0} width={WIDTH} height={12} className="fill-surface-raised" />
      <text x={14} y={9} className="fill-accent font-medium text-[8px]">
        Safari
      </text>
      <text x={48} y={9} className="fill-ink-muted text-[8px]">
        File
      </text>
      <text x={72} y={9} className="fill-ink-muted text-[8px]">
        Edit
      </text>
      <g transform="translate(0 6)">
        <Bar x={60} width={200}>
          <Address x={116} />
        </Bar>
        <Lines x={10} width={200} on={<AllowWord />} />
      </g>
      <ellipse cx={26} cy={6.5} rx={20} ry={5.2} className="fill-none stroke-accent" strokeWidth={2} />
    </>
  ),
  ios: (
    <>
      <Bar x={40} width={240}>
        <Aa x={60} y={23} />
        <Address x={110} />
      </Bar>
      <Ring x={60} y={23} />
      <Lines x={46} width={190} on={<AllowWord />} />
    </>
  ),
};

function RemoveBlock() {
  return (
    <g className="fill-none stroke-danger" strokeWidth={1.8} strokeLinecap="round">
      <rect x={2} y={-1} width={14} height={14} rx={3} className="stroke-line" />
      <path d="M6 3l6 6m0-6l-6 6" />
    </g>
  );
}
