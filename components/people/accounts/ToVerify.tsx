import { RowActions } from '@/components/ui/table/RowActions'
import type { Supplier } from '@/lib/contract/people/account'
import { RefuseButton } from './refusal/RefuseButton'
import { VerifyButton } from './VerifyButton'

/** The decision on a supplier that waits for one, in its row. */
export const ToVerify = ({ supplier }: { supplier: Supplier }) =>
  (supplier.state === 'pending' || supplier.state === 'recheck') && (
    <RowActions>
      <RefuseButton account={supplier} size="small" />
      <VerifyButton account={supplier} size="small" />
    </RowActions>
  )
