'use client'

import { useEffect, useState } from 'react'
import css from './QrCode.module.css'

type Props = {
  text: string
  /** Its accessible name; without one it is decoration. */
  label?: string
}

/** A code for a phone's camera, drawn here: its text goes to nobody else. Its place is kept while it is drawn. */
export function QrCode({ text, label }: Props) {
  const [modules, setModules] = useState<boolean[][]>([])
  useEffect(() => {
    let isShown = true
    void import('uqr').then(({ encode }) => isShown && setModules(encode(text, { border: 2 }).data))
    return () => {
      isShown = false
    }
  }, [text])
  const size = modules.length || 1
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={css.code}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
      shapeRendering="crispEdges"
    >
      <path d={modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('')} />
    </svg>
  )
}
