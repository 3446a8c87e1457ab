'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { several } from '@/lib/terms/format'
import css from './grid.module.css'

/** So many faults stand above the lines until all are asked for. */
const FIRST = 6

type Props<Fault> = {
  label?: string
  /** They are there after an act, not while one types. */
  role?: 'alert'
  faults: readonly Fault[]
  /** Further ones that are not listed. */
  more?: number
  onGo: (fault: Fault) => void
}

/** What is to mend, each a way to its cell. */
export function Faults<Fault extends { words: string }>({
  label = 'Cells to mend',
  role,
  faults,
  more = 0,
  onGo,
}: Props<Fault>) {
  const [all, setAll] = useState(false)
  if (!faults.length) return null
  const shown = all ? faults : faults.slice(0, FIRST)
  return (
    <Surface as="section" tone="danger" pad="medium" role={role} aria-label={label}>
      <ul className={css.faults}>
        {shown.map((fault, at) => (
          <li key={`${at} ${fault.words}`}>
            <a
              href="#lines"
              onClick={(event) => {
                event.preventDefault()
                onGo(fault)
              }}
            >
              {fault.words}
            </a>
          </li>
        ))}
      </ul>
      {faults.length > FIRST && (
        <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${faults.length}`}
        </Button>
      )}
      {more > 0 && all && <Text size="small">And {several(more, 'more fault', 'more faults')}.</Text>}
    </Surface>
  )
}
