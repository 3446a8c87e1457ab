import type { ReactNode } from 'react'
import { BrokenShaft, Calliper, Line } from './Drawing'
import css from './Drawing.module.css'

export type DrawingName = 'part' | 'sheet' | 'machine' | 'search' | 'process' | 'broken'

/** What is drawn where nothing is yet. The screens of errors, which every page loads, draw theirs without these. */
export const drawings: Record<DrawingName, ReactNode> = {
  // A flange from the front: bolt circle, bore, keyway, its diameter on top.
  part: (
    <>
      <circle cx="80" cy="66" r="40" className={css.body} />
      <circle cx="80" cy="66" r="14" className={css.edge} />
      <circle cx="80" cy="66" r="28" className={css.axis} />
      {[30, 90, 150, 210, 270, 330].map((angle) => (
        <circle key={angle} cx="108" cy="66" r="4" className={css.edge} transform={`rotate(${angle} 80 66)`} />
      ))}
      <Line kind="axis" d="M32 66h96M80 18v96" />
      <Line kind="dim" d="M40 62V8m80 54V8M42 12h76M42 12l6-2.5v5zm76 0-6-2.5v5z" />
    </>
  ),
  // A sheet with its frame, a part and the title block.
  sheet: (
    <>
      <path d="M34 14h78l14 14v86H34z" className={css.body} />
      <Line d="M112 14v14h14" />
      <Line d="M40 20h66m14 14v74H40V20M84 92h36M84 100h36M100 92v16M84 108V92" />
      <Line d="M52 44h20v-8h16v8h20v18H52z" />
      <Line kind="axis" d="M46 53h68" />
      <Line kind="dim" d="M52 66v12m56-12v12M54 74h52M54 74l5-2v4zm52 0-5-2v4z" />
    </>
  ),
  // A vertical mill: column, head, cutter, the work in its vice.
  machine: (
    <>
      <path d="M100 112V26a8 8 0 0 0-8-8H60v22h18v72z" className={css.body} />
      <Line d="M24 112h112M60 40v6h14V18" />
      <Line d="M63 46v9h8v-9M64.5 55v13h5V55M64.5 60l5-3m-5 7 5-3" />
      <path d="M40 84h54v10H40z" className={css.body} />
      <Line d="M46 84v-9h8v9m26 0v-9h8v9M54 76h26M44 94v18m-6 0V94" />
      <Line kind="axis" d="M67 10v72" />
      <Line kind="dim" d="M36 68v16m-5-16h28M33.500 78l2.5 6 2.500-6" />
    </>
  ),
  search: <Calliper />,
  // Stock, turned blank, finished part: what a process does.
  process: (
    <>
      <path d="M14 46h28v40H14z" className={css.body} />
      <path d="M66 46h10v6h18v28H76v6H66z" className={css.body} />
      <path d="M118 46h10v6h10v6h10v16h-10v6h-10v6h-10z" className={css.body} />
      <Line kind="axis" d="M6 66h42M58 66h42M110 66h46" />
      <Line kind="hidden" d="M66 60h28M66 72h28M118 60h30M118 72h30" />
      <Line kind="dim" d="M46 32h14m-4-3 4 3-4 3M98 32h14m-4-3 4 3-4 3" />
    </>
  ),
  broken: <BrokenShaft />,
}
