'use client'

import { send } from '@/lib/client/api'
import { fieldName } from '@/lib/rules/core/field-names'
import { Notice } from '../feedback/Notice'
import { useFailToast } from '../feedback/Toasts'
import { Button } from '../controls/Button'
import type { Views } from './useViews'

/** What GoneFilters shows once a view has such filters. */
export default function GoneNotice({ open }: { open: NonNullable<Views['open']> }) {
  const fail = useFailToast()
  const { id, query, gone, name } = open
  return (
    <Notice
      tone="warning"
      title={`“${name}” no longer filters by ${gone.map(fieldName).join(', ')}`}
      action={
        <Button size="small" onClick={() => void send('PATCH /api/views/{id}', { id, query }).catch(fail)}>
          Save without it
        </Button>
      }
    >
      The list no longer has this filter. The other filters of the view are on.
    </Notice>
  )
}
