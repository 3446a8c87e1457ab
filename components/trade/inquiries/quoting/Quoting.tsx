'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { inquiryEnded, openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { dateTime } from '@/lib/terms/format'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { Alone } from './Alone'

const DeadlineDialog = lazy(() => import('./DeadlineDialog'))
const CloseDialog = lazy(() => import('./CloseDialog'))
const CopyDialog = lazy(() => import('./CopyDialog'))

type Asked = 'deadline' | 'quoted' | 'cancelled' | 'copy' | 'split'

/** Until when suppliers quote, and what its customer, or an admin, does about that. */
export function Quoting({ inquiry: i, role }: { inquiry: Inquiry; role: Role }) {
  const { id } = i
  const may = useMay()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOpen = openToQuoting.includes(i.status)
  const hasEnded = inquiryEnded.includes(i.status)
  const acts: [Asked, string, boolean][] = [
    [
      'deadline',
      i.quoteBy ? 'Move the deadline' : 'Set a deadline',
      !i.rfqId && may('inquiry.moveDeadline') && (isOpen || (!hasEnded && !i.sealed)),
    ],
    ['quoted', 'Stop quoting', !i.rfqId && may('inquiry.close') && isOpen && !!i.quotationCount && !i.pricesSealed],
    ['split', 'Split', may('inquiry.copy') && !hasEnded && i.quantity > 1],
    ['copy', 'Submit again', may('inquiry.copy')],
    ['cancelled', 'Cancel inquiry', may('inquiry.close') && !hasEnded],
  ]
  const offered = acts.filter(([, , is]) => is)
  const close = () => setAsked(null)
  return (
    <Section plain title="Quoting">
      <Stack gap="medium">
        <p>{wordsOf(i, isOpen)}</p>
        {i.rfqId && !hasEnded && (
          <p>
            Line {i.lineNo} of{' '}
            <Link prefetch={false} href={linkTo('rfq', i.rfqId, role)!}>
              {displayId('rfq', i.rfqId)}
            </Link>
            : its deadline is that of the request. Change it there.
          </p>
        )}
        {i.sealed && isOpen && (
          <Notice title="Sealed">
            {i.quotationCount === 1 ? '1 quotation is' : `${i.quotationCount || 'No'} quotations are`} in. The prices
            open at the deadline. Once one is in, it can only move later; if you cancel before then, nobody sees them.
          </Notice>
        )}
        <Alone inquiry={i} />
        {offered.length > 0 && (
          <Row wrap gap="small">
            {offered.map(([act, label]) => (
              <Button
                key={act}
                size="small"
                color={act === 'cancelled' ? 'error' : 'primary'}
                onClick={() => setAsked(act)}
              >
                {label}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
      <DeadlineDialog
        noun="inquiry"
        id={id}
        quoteBy={i.quoteBy}
        reopens={i.status === 'quoted'}
        hasSealed={!!i.pricesSealed && !!i.quotationCount}
        open={asked === 'deadline'}
        onClose={close}
      />
      <CloseDialog
        key={asked === 'cancelled' ? 'cancel' : 'stop'}
        noun="inquiry"
        id={id}
        as={asked === 'cancelled' ? 'cancelled' : 'quoted'}
        hasSealed={!!i.pricesSealed}
        open={asked === 'quoted' || asked === 'cancelled'}
        onClose={close}
      />
      <CopyDialog
        key={asked === 'split' ? 'split' : 'copy'}
        inquiry={i}
        split={asked === 'split'}
        open={asked === 'copy' || asked === 'split'}
        onClose={close}
      />
    </Section>
  )
}

function wordsOf({ quoteBy, cancelled, status }: Inquiry, isOpen: boolean): string {
  if (cancelled) return 'Cancelled by its customer.'
  if (isOpen) return quoteBy ? `Suppliers quote until ${dateTime(quoteBy)}.` : 'Suppliers quote without a deadline.'
  return status === 'quoted' ? 'Quoting is closed. A quotation can be accepted.' : 'Quoting is closed.'
}
