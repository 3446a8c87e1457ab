'use client'

import { useState } from 'react'
import { Button } from '../controls/Button'
import { Overlay } from '../overlay/Overlay'
import type { BulkAct } from './bulk-act'
import { BulkDialog } from './BulkDialog'
import type { Selection } from './useSelection'

type Props = {
  noun: readonly [one: string, many: string]
  selection: Selection
  acts: readonly BulkAct[]
}

/** The acts of POST /api/bulk on the chosen rows, each with its dialog. */
export default function BulkActs({ noun, selection, acts }: Props) {
  const [asked, setAsked] = useState<BulkAct | null>(null)
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act.label}
          variant={act.tone ? 'outlined' : 'contained'}
          color={act.tone ? 'error' : 'primary'}
          onClick={() => setAsked(act)}
        >
          {act.label}
        </Button>
      ))}
      <Overlay of={asked} onClose={() => setAsked(null)}>
        {(overlay, act) => <BulkDialog noun={noun} selection={selection} act={act} {...overlay} />}
      </Overlay>
    </>
  )
}
