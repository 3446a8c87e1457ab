import { Notice } from '@/components/ui/feedback/Notice'

/** Why it was rejected before; nothing where it was not. */
export const Rejected = ({ reason }: { reason: string | null | undefined }) =>
  reason && (
    <Notice tone="neutral" title="Rejected">
      {reason}
    </Notice>
  )
