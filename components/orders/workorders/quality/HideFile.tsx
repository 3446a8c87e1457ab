'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { IconButton } from '@/components/ui/controls/Button'
import { decideAndShow } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'

type Props = { /** The order's id. */ order: number; file: { name: string; hidden?: boolean } }

/** Takes a file that names its maker out of the customer's sight, or shows it again. */
export function HideFile({ order: id, file: { name: fileName, hidden = false } }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const may = useMay()
  const [busy, setBusy] = useState(false)
  if (!may('document.hideFile')) return null
  const change = async () => {
    setBusy(true)
    try {
      await decideAndShow('PATCH /api/workorders/{id}/files/{fileName}/hide', { id, fileName, hidden: !hidden })
      toast({ title: hidden ? `The customer sees ${fileName} again` : `The customer no longer sees ${fileName}` })
    } catch (error) {
      fail(error, { title: 'Not changed', text: 'Please try again.' })
    } finally {
      setBusy(false)
    }
  }
  const label = hidden ? `Show ${fileName} to the customer` : `Hide ${fileName} from the customer`
  const Icon = hidden ? EyeOff : Eye
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={busy} onClick={() => void change()}>
      <Icon size={16} aria-hidden />
    </IconButton>
  )
}
