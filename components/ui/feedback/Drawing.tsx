import type { ReactNode } from 'react'
import css from './Drawing.module.css'

/** Thin lines are dimensions and centre lines, as on paper: `dim` in the accent, `axis` dash-dotted. */
export const Line = ({ d, kind = 'edge' }: { d: string; kind?: 'edge' | 'dim' | 'axis' | 'hidden' }) => (
  <path d={d} className={css[kind]} />
)

/** A small technical drawing for empty and broken states; decoration, so readers skip it. */
export const Drawing = ({ width = 160, children }: { width?: number; children: ReactNode }) => (
  <svg width={width} height={(width * 124) / 160} viewBox="0 0 160 124" fill="none" className={css.drawing} aria-hidden>
    {children}
  </svg>
)

/** A shaft with the break lines of a view that could not be drawn. */
export const BrokenShaft = () => (
  <>
    <path d="M16 50h48c-6 10 6 20 0 32H16z" className={css.body} />
    <path d="M144 50H90c-6 10 6 20 0 32h54z" className={css.body} />
    <Line d="M28 50v32m104-32v32" />
    <Line kind="axis" d="M6 66h54m38 0h56" />
    <Line kind="dim" d="M70 44c-7 14 7 28 0 44m13-44c-7 14 7 28 0 44" />
  </>
)

/** A calliper that closes on nothing. */
export const Calliper = () => (
  <>
    <path d="M20 30h120v12H52v46l-8 12V30zm0 0v12h24" className={css.body} />
    <path d="M78 26h34v20H86v42l-8 12z" className={css.body} />
    <Line d="M60 36v6m6-6v6m6-6v6m46-6v6m6-6v6m6-6v6M84 46v-8m6 8v-5m6 5v-8m6 8v-5" />
    <circle cx="104" cy="22" r="4" className={css.edge} />
    <Line kind="dim" d="M44 106v8m34-8v8M46 111h30M46 111l5-2v4zm30 0-5-2v4z" />
    <circle cx="61" cy="82" r="9" className={css.hidden} />
    <Line kind="axis" d="M47 82h28M61 68v28" />
  </>
)
