import css from './HeroDrawing.module.css'

const ink = 'var(--jw-palette-plate-ink)'
const mark = 'var(--jw-palette-plate-mark)'
const muted = 'var(--jw-palette-plate-muted)'

// The kinds of lines, as on paper.
const edge = { stroke: ink, strokeLinejoin: 'round', strokeWidth: 1.5 } as const
const thin = { strokeWidth: 1, opacity: 0.5 }
const hatch = { stroke: muted, strokeWidth: 0.8, opacity: 0.7 }
const axis = { stroke: muted, strokeDasharray: '14 3 2 3', strokeWidth: 0.9, opacity: 0.75 }
const cut = { stroke: mark, strokeWidth: 2.5 }
const dim = { stroke: mark, strokeWidth: 1 }
const frame = { stroke: 'var(--jw-palette-plate-line)', strokeWidth: 1.25 }
const letters = { fontFamily: 'var(--jw-family-mono)' }

const holes = [0, 60, 120, 180, 240, 300]

/** The sign-in hero: a bearing flange as its drawing says it, front view and section, dimensioned. Decoration. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 640 420" fill="none" className={css.drawing} aria-hidden preserveAspectRatio="xMidYMid meet">
      <defs>
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v7" {...hatch} />
        </pattern>
        <marker
          id="arrow"
          viewBox="0 0 8 6"
          refX="8"
          refY="3"
          markerWidth="8"
          markerHeight="6"
          orient="auto-start-reverse"
        >
          <path d="m0 0 8 3-8 3z" fill={mark} />
        </marker>
      </defs>

      <g {...edge}>
        <circle cx="210" cy="200" r="124" />
        <circle cx="210" cy="200" r="118" {...thin} />
        <circle cx="210" cy="200" r="66" />
        <circle cx="210" cy="200" r="42" />
        <path d="M202 158.800v-9h16v9" />
        {holes.map((angle) => (
          <g key={angle} transform={`rotate(${angle} 210 200)`}>
            <circle cx="306" cy="200" r="11" />
            <path d="M290 200h32M306 184v32" {...axis} />
          </g>
        ))}
      </g>
      <circle cx="210" cy="200" r="96" {...axis} />
      <path d="M66 200h288M210 56v272" {...axis} />

      <g {...edge}>
        <path d="M446 76h26v52h44v30h-70zM446 324h26v-52h44v-30h-70z" fill="url(#hatch)" />
        <path d="M446 158v84m70-84v84" />
        <path d="M446 96h26m-26 18h26M446 286h26m-26 18h26" {...thin} />
      </g>
      <path d="M430 200h102M438 105h42M438 295h42" {...axis} />
      <path d="M374 92v-24h-14m14 240v24h-14" {...cut} />

      <g {...dim}>
        <path d="M86 206v156m248-156v156" opacity={0.65} />
        <path d="M86 352h248" markerStart="url(#arrow)" markerEnd="url(#arrow)" />
        <path d="M520 158h42m-42 84h42" opacity={0.65} />
        <path d="M552 158v84" markerStart="url(#arrow)" markerEnd="url(#arrow)" />
        <path d="M446 72V44m26 28V44" opacity={0.65} />
        <path d="M424 52h22" markerEnd="url(#arrow)" />
        <path d="M530 52h-58" markerEnd="url(#arrow)" />
        <path d="M298 40h-32l-48 105" markerEnd="url(#arrow)" />
      </g>
      <g {...letters} fontSize="15" fill={mark}>
        <text x="210" y="345" textAnchor="middle">
          Ø 248 h9
        </text>
        <text x="557" y="205">
          Ø 84 H7
        </text>
        <text x="484" y="45">
          26 ±0.05
        </text>
        <text x="306" y="44">
          16 P9
        </text>
        <text x="30" y="70">
          6 × Ø22 EQ SP
        </text>
      </g>
      <path d="M122 76l36.500 36" {...dim} markerEnd="url(#arrow)" />

      <g {...frame}>
        <path d="M12 12h616v396H12zM396 364h232M396 364v44m112-44v44m60-44v44" />
        <path d="M6 210h12M622 210h12M320 6v12m0 384v12" />
      </g>
      <g {...letters} fontSize="9.5" letterSpacing="0.04em" fill={muted}>
        <text x="406" y="382">
          BEARING FLANGE
        </text>
        <text x="406" y="398">
          EN 8 · 40 NOS
        </text>
        <text x="518" y="382">
          SCALE
        </text>
        <text x="518" y="398">
          1 : 2
        </text>
        <text x="578" y="382">
          SHEET
        </text>
        <text x="578" y="398">
          1 / 1
        </text>
      </g>
    </svg>
  )
}
