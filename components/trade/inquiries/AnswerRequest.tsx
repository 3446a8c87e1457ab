'use client'

import { Button } from '@/components/ui/controls/Button'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMay } from '@/lib/client/viewer'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { displayId } from '@/lib/terms/nouns'
import { QuotedLink } from './QuotedLink'

/** The own quotation on an inquiry; before there is one, the way to it. */
export function AnswerRequest({ inquiry: { id, ownQuotationId, ownQuotationExpired } }: { inquiry: Inquiry }) {
  const url = useUrlState()
  const may = useMay()
  if (ownQuotationId) return <QuotedLink quotationId={ownQuotationId} expired={ownQuotationExpired} />
  if (!may('quotation.create')) return null
  return (
    <Button
      size="small"
      aria-label={`Create Quotation for ${displayId('inquiry', id)}`}
      onClick={() => url.set({ inquiry: id, quote: 1 })}
    >
      Create Quotation
    </Button>
  )
}
