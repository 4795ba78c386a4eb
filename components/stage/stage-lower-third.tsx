interface StageLowerThirdProps {
  title: string;
  subtitle: string;
  /** On the whole stage instead of in one tile. */
  wide?: boolean;
  /** Above the ticker. */
  raised?: boolean;
}

/** Name and role of who speaks, on the brand's colour bar. */
export function StageLowerThird({ title, subtitle, wide, raised }: StageLowerThirdProps) {
  const size = wide ? "text-[max(11px,2.2cqw)]" : "text-[clamp(11px,4.4cqw,28px)]";
  return (
    <div
      className={`absolute left-0 ${raised ? "bottom-[13%]" : "bottom-[5%]"} max-w-[92%] border-(--stage-accent) border-l-[0.35em] bg-black/80 px-[0.8em] py-[0.5em] ${size}`}
    >
      <p className="truncate font-semibold leading-tight">{title}</p>
      {subtitle && <p className="truncate text-[0.72em] text-white/80 leading-snug">{subtitle}</p>}
    </div>
  );
}
