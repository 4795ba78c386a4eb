/** Shapes cut from colored paper, placed where there is no text. The same for every show. */
export function Cuttings({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1200 760" aria-hidden preserveAspectRatio="xMaxYMin slice">
      <g filter="url(#cut-shadow)">
        <path
          fill="var(--cut-2)"
          d="M838 -40 L1246 -28 L1238 236 L1152 318 L1034 286 L956 334 L846 262 L872 128 Z"
        />
        <path
          fill="var(--cut-1)"
          d="M1012 196 C1094 128 1222 168 1252 268 L1248 590 L1120 612 C1004 588 930 498 938 396 C942 312 962 238 1012 196 Z"
        />
        <path fill="var(--cut-3)" d="M700 -30 L792 -34 L828 96 L744 148 L674 78 Z" />
        <path fill="var(--cut-3)" d="M1086 500 L1216 472 L1262 540 L1250 690 L1132 718 L1058 628 Z" />
      </g>
      <g stroke="var(--ink-line)" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M690 214 L712 198 M702 246 L732 236 M722 276 L750 276" />
        <path d="M1098 412 m-34 0 a34 34 0 1 0 68 0 a34 34 0 1 0 -68 0 M1098 412 m-20 0 a20 20 0 1 0 40 0 a20 20 0 1 0 -40 0" />
      </g>
      <defs>
        <filter id="cut-shadow" x="-5%" y="-5%" width="110%" height="112%">
          <feDropShadow dx="2" dy="5" stdDeviation="3" floodOpacity="0.2" />
        </filter>
      </defs>
    </svg>
  );
}
