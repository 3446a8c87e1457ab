'use client'

import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { displayId } from '@/lib/terms/nouns'
import { JudgeActs } from './JudgeActs'
import { ReceiptFacts } from './ReceiptFacts'
import { ReceiptChip } from './ReceiptsOfOrder'
import { RestActs } from './RestActs'
import { sumOf } from './words'

/** The drawer of a receipt for admins: what it says, and what can be decided. */
export default function ReceiptDetails() {
  return (
    <RecordDrawer
      record={useRecord('receipt', 'GET /api/receipts/{id}')}
      kind="Receipt Details"
      noun="receipt"
      idOf={(id) => displayId('receipt', id)}
      title={sumOf}
      untitled="Receipt"
      status={(receipt) => <ReceiptChip receipt={receipt} />}
      foot={(receipt) => <JudgeActs receipt={receipt} />}
    >
      {(receipt) => (
        <>
          <ReceiptFacts receipt={receipt} role="admin" />
          <RestActs receipt={receipt} />
        </>
      )}
    </RecordDrawer>
  )
}
