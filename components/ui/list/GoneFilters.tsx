'use client'

import { send } from '@/lib/client/api'
import { fieldName } from '@/lib/rules/field-names'
import { Notice } from '../feedback/Notice'
import { useFailToast } from '../feedback/Toasts'
import { Button } from '../layout/Button'
import type { Views } from './useViews'

/** Says which filters of the open view its list no longer takes. */
export function GoneFilters({ views: { open } }: { views: Views }) {
  const fail = useFailToast()
  if (!open?.gone.length) return null
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
