'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useUndoable } from '@/components/ui/feedback/useUndoable'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import fields from '@/components/ui/form/fields.module.css'
import { Text } from '@/components/ui/layout/Text'
import { useMay } from '@/lib/client/viewer'
import { refresh, useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { displayId } from '@/lib/terms/nouns'

type Props = { of: 'inquiry' | 'workorder'; id: number; ownerId?: number | null; ownerName?: string | null }

const calls = {
  inquiry: 'PATCH /api/inquiries/{id}/owner',
  workorder: 'PATCH /api/workorders/{id}/owner',
} as const

/** Who looks after a case. The new owner gets mail: the choice can be taken back for five seconds before it is sent. */
export function OwnerChooser({ of: noun, id, ownerId = null, ownerName }: Props) {
  const undoable = useUndoable()
  const { data: me } = useApi('GET /api/user', {})
  const { data: admins } = useApi('GET /api/admins', {})
  const [chosen, setChosen] = useState<{ from: number | null; to: number | null } | null>(null)
  // Until the case has it; what another admin sets meanwhile wins.
  const shown = chosen?.from === ownerId ? chosen.to : ownerId
  const others = admins?.filter((one) => one.id !== ownerId) ?? []
  const known = [...(ownerId && ownerName ? [{ id: ownerId, contactName: ownerName }] : []), ...others]
  const shownId = displayId(noun, id)
  const may = useMay()
  const chooses = may(`${noun}.setOwner`)

  const choose = (to: number | null) => {
    if (to === shown) return
    setChosen({ from: ownerId, to })
    const name = known.find((one) => one.id === to)?.contactName
    undoable({
      on: `owner of ${shownId}`,
      title: name ? 'Owner set' : 'Owner removed',
      text: name ? `${shownId} is assigned to ${name}.` : `${shownId} has no owner now.`,
      send: (options) => call(calls[noun], { id, ownerId: to }, options),
      fail: { text: 'Failed to set the owner.', followed: true },
      settled: refresh,
      takeBack: () => setChosen(null),
    })
  }

  return (
    <Row wrap gap="medium" lineGap="small">
      <Row as="label" gap="small">
        <Text size="small" tone="secondary">
          Owner
        </Text>
        <span className={fields.around}>
          <select
            className={fields.control}
            value={shown ?? ''}
            disabled={!chooses}
            onChange={({ target }) => choose(Number(target.value) || null)}
          >
            <option value="">Nobody</option>
            {known.map((one) => (
              <option key={one.id} value={one.id}>
                {one.contactName}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden />
        </span>
      </Row>
      {chooses && me && shown !== me.member.id && (
        <Button size="small" onClick={() => choose(me.member.id)}>
          Assign to me
        </Button>
      )}
    </Row>
  )
}
