import { StatusChip } from '@/components/ui/data/StatusChip'
import { count } from '@/lib/terms/format'

/** How many messages of an inquiry were not read; nothing when there are none. */
export const Unread = ({ n = 0 }: { n?: number }) =>
  n > 0 && (
    <StatusChip plain tone="info" label={n === 1 ? '1 new message' : `${n < 99 ? count(n) : '99+'} new messages`} />
  )
