'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button, buttonClass } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { useMay } from '@/lib/client/viewer'
import type { IssuedKind } from '@/lib/contract/money/invoices'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import type { OrderTerms } from '@/lib/contract/money/terms'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { rupees } from '@/lib/terms/format'
import { documentWords } from '@/lib/rules/money/document-words'
import { SubHead } from '../../orders/workorders/SubHead'
import { PaperButton } from '../../orders/workorders/quality/PaperButton'
import { statusWords } from './words'

const IrnDialog = lazy(() => import('./IrnDialog'))

/** The page that issues a document of an order; a note changes the invoice `against`. */
const issueHref = (orderId: number, kind: IssuedKind, against?: number) =>
  `/admin/workorders/${orderId}/invoice?kind=${kind}${against ? `&against=${against}` : ''}`

type Props = { order: Workorder; terms: OrderTerms; documents: readonly TaxDocument[] }

/** The documents of an order, the newest first, and the next one to issue. */
export function Invoices({ order, terms, documents }: Props) {
  const address = useUrlState()
  const may = useMay()
  const rest = terms.taxablePaise === null ? 1 : terms.taxablePaise - terms.invoicedPaise
  const find = (id: string | null) => documents.find((one) => String(one.id) === id) ?? null
  return (
    <>
      <SubHead title="Invoices">
        {may('invoice.issue') && rest > 0 && (
          <Row wrap gap="small">
            <LinkButton size="small" href={issueHref(order.id, 'proforma')}>
              Issue proforma
            </LinkButton>
            <LinkButton size="small" variant="contained" href={issueHref(order.id, 'invoice')}>
              Issue invoice
            </LinkButton>
          </Row>
        )}
      </SubHead>
      {documents.length ? (
        <Surface as="ul" aria-label="Documents" pad="row" ruled>
          {documents.map((document) => (
            <Row as="li" wrap gap="medium" lineGap="tight" key={document.id}>
              <Words document={document} />
              <Acts document={document} onIrn={() => address.set({ irn: document.id })} />
            </Row>
          ))}
        </Surface>
      ) : (
        <Text as="p" size="small" tone="secondary">
          No invoices yet.
        </Text>
      )}
      <Overlay of={find(address.get('irn'))} onClose={() => address.set({ irn: null })}>
        {(overlay, document) => <IrnDialog document={document} {...overlay} />}
      </Overlay>
    </>
  )
}

function Words({ document }: { document: TaxDocument }) {
  const { kind, number, status, totalPaise, issuedOn, dueOn, balancePaise, againstNumber, reason } = document
  const isTaxedAdvance = kind === 'receipt_voucher' && totalPaise > document.taxablePaise
  const chip = status && statusWords[status]
  return (
    <Stack gap="hair" grow="wrap">
      <Row wrap gap="small" lineGap="tight">
        <strong>{number}</strong>
        {chip && <StatusChip {...chip} />}
        {document.irnDue && !document.irn && <StatusChip tone="warning" label="IRN missing" />}
      </Row>
      <Text size="small" tone="secondary">
        {documentWords[kind]} of {rupees(totalPaise)}, <FormattedDate value={issuedOn} />
        {dueOn && (
          <>
            , due <FormattedDate value={dueOn} />
          </>
        )}
      </Text>
      {againstNumber && (
        <Text size="small" tone="secondary">
          On {againstNumber}: {reason}
        </Text>
      )}
      {isTaxedAdvance && (
        <Text size="small" tone="secondary">
          GST on this advance is due now
        </Text>
      )}
      {balancePaise !== null && balancePaise !== totalPaise && status !== 'paid' && status !== 'credited' && (
        <Text size="small" tone="secondary">
          {rupees(balancePaise)} still to be paid
        </Text>
      )}
    </Stack>
  )
}

type ActsProps = { document: TaxDocument; onIrn: () => void }

function Acts({ document: { id, workorderId, kind, number, status, irnDue, irn }, onIrn }: ActsProps) {
  const may = useMay()
  return (
    <Row wrap gap="small">
      <a
        className={buttonClass({ size: 'small' })}
        href={`/api/invoices/${id}/pdf`}
        target="_blank"
        rel="noreferrer"
        aria-label={`PDF of ${number}`}
      >
        PDF
      </a>
      {irnDue && (
        <PaperButton call="GET /api/invoices/{id}/einvoice" input={{ id: String(id) }} label={`E-invoice of ${number}`}>
          E-invoice
        </PaperButton>
      )}
      {irnDue && !irn && may('invoice.irn') && (
        <Button size="small" aria-label={`Record IRN of ${number}`} onClick={onIrn}>
          Record IRN
        </Button>
      )}
      {kind === 'invoice' && status !== 'credited' && may('invoice.issue') && (
        <>
          <LinkButton size="small" aria-label={`Credit ${number}`} href={issueHref(workorderId, 'credit_note', id)}>
            Credit
          </LinkButton>
          <LinkButton size="small" aria-label={`Debit ${number}`} href={issueHref(workorderId, 'debit_note', id)}>
            Debit
          </LinkButton>
        </>
      )}
    </Row>
  )
}
