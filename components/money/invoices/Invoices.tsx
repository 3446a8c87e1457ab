'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button, buttonClass } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { useMay } from '@/lib/client/viewer'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import type { OrderTerms } from '@/lib/contract/money/terms'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { rupees } from '@/lib/terms/format'
import { documentWords } from '@/lib/rules/money/document-words'
import { SubHead } from '../../orders/workorders/SubHead'
import { PaperButton } from '../../orders/workorders/quality/PaperButton'
import { statusWords } from './words'

const IssueSheet = lazy(() => import('./IssueForm'))
const IrnDialog = lazy(() => import('./IrnDialog'))

const kinds = ['invoice', 'proforma', 'credit_note', 'debit_note'] as const

type Props = { order: Workorder; terms: OrderTerms; documents: readonly TaxDocument[] }

/** The documents of an order, the newest first, and the next one to issue. */
export function Invoices({ order, terms, documents }: Props) {
  const address = useUrlState()
  const may = useMay()
  const rest = terms.taxablePaise === null ? 1 : terms.taxablePaise - terms.invoicedPaise
  const issue = (next: string, of?: TaxDocument) => address.set({ issue: next, against: of?.id ?? null })
  const find = (id: string | null) => documents.find((one) => String(one.id) === id) ?? null
  return (
    <>
      <SubHead title="Invoices">
        {may('invoice.issue') && rest > 0 && (
          <Row wrap gap="small">
            <Button size="small" onClick={() => issue('proforma')}>
              Issue proforma
            </Button>
            <Button size="small" variant="contained" onClick={() => issue('invoice')}>
              Issue invoice
            </Button>
          </Row>
        )}
      </SubHead>
      {documents.length ? (
        <Surface as="ul" aria-label="Documents" pad="row" ruled>
          {documents.map((document) => (
            <Row as="li" wrap gap="medium" lineGap="tight" key={document.id}>
              <Words document={document} />
              <Acts
                document={document}
                onNote={(next) => issue(next, document)}
                onIrn={() => address.set({ irn: document.id })}
              />
            </Row>
          ))}
        </Surface>
      ) : (
        <Text as="p" size="small" tone="secondary">
          Nothing is invoiced yet.
        </Text>
      )}
      <Overlay of={address.get('issue')} onClose={() => address.set({ issue: null, against: null })}>
        {(overlay, kind) => (
          <IssueSheet
            order={order}
            terms={terms}
            kind={kinds.find((one) => one === kind) ?? 'invoice'}
            against={find(address.get('against'))}
            {...overlay}
          />
        )}
      </Overlay>
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

type ActsProps = { document: TaxDocument; onNote: (kind: string) => void; onIrn: () => void }

function Acts({ document: { id, kind, number, status, irnDue, irn }, onNote, onIrn }: ActsProps) {
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
          <Button size="small" aria-label={`Credit ${number}`} onClick={() => onNote('credit_note')}>
            Credit
          </Button>
          <Button size="small" aria-label={`Debit ${number}`} onClick={() => onNote('debit_note')}>
            Debit
          </Button>
        </>
      )}
    </Row>
  )
}
