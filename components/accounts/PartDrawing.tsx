/** A flange with bolt circle, drawn as a drawing office would: outline, hidden and centre lines, dimensions. */
export const PartDrawing = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 640 640" fill="none" stroke="currentColor" aria-hidden>
    <g strokeWidth="1.6">
      <circle cx="300" cy="300" r="210" />
      <circle cx="300" cy="300" r="96" />
      <circle cx="300" cy="300" r="78" />
      {holes.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="19" />
          <path d={`M${x - 30} ${y}h60M${x} ${y - 30}v60`} strokeWidth="0.8" strokeDasharray="14 4 3 4" />
        </g>
      ))}
      <path d="M278 226v-22h44v22" />
    </g>
    <g strokeWidth="0.8" strokeDasharray="22 5 5 5">
      <path d="M300 60v480M60 300h480" />
      <circle cx="300" cy="300" r="153" />
    </g>
    <g strokeWidth="0.8">
      <path d="M90 300V590M510 300V590M90 578H510M90 578l14-4v8zM510 578l-14-4v8z" />
      <path d="M352 242 476 104h74M352 242l6-13 6 6z" />
      <path d="M566 90v420M510 300h68M396 300" strokeDasharray="0" />
    </g>
    <g fill="currentColor" stroke="none" fontSize="17" className="mono">
      <text x="300" y="570" textAnchor="middle">
        ⌀ 210 h7
      </text>
      <text x="480" y="96">
        ⌀ 78 H7
      </text>
      <text x="560" y="330" transform="rotate(-90 560 330)">
        6 × ⌀ 19 on ⌀ 153
      </text>
    </g>
  </svg>
)

const holes = Array.from({ length: 6 }, (_, i) => {
  const angle = ((i * 60 + 30) * Math.PI) / 180
  return [Math.round(300 + 153 * Math.cos(angle)), Math.round(300 + 153 * Math.sin(angle))] as const
})
