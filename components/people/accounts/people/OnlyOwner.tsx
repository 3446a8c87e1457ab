'use client'

import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'

type Props = {
  companyName: string
  /** Opens the form of another person, or an invitation. */ onChoose: () => void
} & OverlayProps

/** Says to the only owner what has to come before leaving. */
export const OnlyOwner = ({ companyName, onChoose, ...overlay }: Props) => (
  <ConfirmDialog
    {...overlay}
    title={`You’re the only owner of ${companyName}`}
    text="Make someone else an owner before you leave."
    confirmLabel="Make someone else an owner"
    onConfirm={async () => onChoose()}
  />
)
