'use client'

import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Surface } from '@/components/ui/layout/Surface'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { FirstArticle } from '@/lib/contract/orders/first-article'
import type { DocumentKind, RequiredDocument } from '@/lib/contract/files/document-kinds'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { reportKindOf } from '@/lib/rules/orders/report-words'
import { date } from '@/lib/terms/format'
import { OrderFiles } from '../drawer/OrderFiles'
import { AddDocument } from './AddDocument'
import { Certificates } from './Certificates'
import { DossierButtons } from './DossierButtons'
import { Lots } from './Lots'
import { isCancelled, isOver } from '@/lib/rules/orders/closure'
import { Reports } from './Reports'
import { RestoreDocument } from './RestoreDocument'

const WaiveDialog = lazy(() => import('./WaiveDialog'))
const DocumentsDialog = lazy(() => import('./DocumentsDialog'))

type Props = { order: WorkorderDetail; role: Role }

/** What is still missing before the order can be complete: each document with what proves it, and who adds it. */
export function Quality({ order, role }: Props) {
  const address = useUrlState()
  const may = useMay()
  const { documents, aql } = order
  const isOpen = !isOver(order)
  const maySet = may('document.set') && isOpen
  const isEmpty = [documents, order.lots, order.reports, order.certificates].every(({ length }) => length === 0)
  if (isEmpty && !maySet && (isCancelled(order) || !may('lot.add'))) return null
  return (
    <Section
      plain
      title="Quality"
      lead={leadOf(order, role)}
      actions={
        <>
          <DossierButtons order={order} />
          {maySet && (
            <Button size="small" onClick={() => address.set({ require: '1' })}>
              {documents.length ? 'Change' : 'Require documents'}
            </Button>
          )}
        </>
      }
    >
      {documents.length > 0 && (
        <Surface as="ul" ruled pad="row" aria-label="Required documents">
          {documents.map((document) => (
            <Row as="li" gap="medium" align="start" key={document.kind} data-state={document.state}>
              {icons[document.state]}
              <Row wrap gap="medium" lineGap="tight" grow>
                <Stack grow="wrap">
                  <strong>
                    {document.label}
                    {document.kind === 'inspection_report' && aql && ` (AQL ${aql})`}
                  </strong>
                  <Text size="small" tone="secondary">
                    {wordsOf(document, order, role)}
                  </Text>
                </Stack>
                {isOpen && (
                  <Row wrap gap="small">
                    {reportKindOf(document.kind) && may('report.create') && (
                      <Button
                        size="small"
                        aria-label={`Measure: ${document.label}`}
                        onClick={() => address.set({ measure: reportKindOf(document.kind)! })}
                      >
                        Measure
                      </Button>
                    )}
                    {may('workorder.attachFiles') && <AddDocument order={order} kind={document.kind} />}
                    {maySet && document.state === 'missing' && (
                      <Button
                        size="small"
                        aria-label={`Waive: ${document.label}`}
                        onClick={() => address.set({ waive: document.kind })}
                      >
                        Waive
                      </Button>
                    )}
                    {maySet && document.state === 'waived' && <RestoreDocument order={order} kind={document.kind} />}
                  </Row>
                )}
                <Proof order={order} kind={document.kind} role={role} />
              </Row>
            </Row>
          ))}
        </Surface>
      )}
      <Reports order={order} role={role} />
      <Certificates order={order} role={role} />
      <Lots order={order} role={role} />
      {role === 'supplier' && isOpen && documents.length > 0 && (
        <Text as="p" size="small" tone="secondary">
          The customer reads these files: cover your company’s name.
        </Text>
      )}
      <Overlay of={address.get('waive')} onClose={() => address.set({ waive: null })}>
        {(overlay, kind) => <WaiveDialog order={order} kind={kind as DocumentKind} {...overlay} />}
      </Overlay>
      <Overlay of={address.get('require')} onClose={() => address.set({ require: null })}>
        {(overlay) => <DocumentsDialog order={order} {...overlay} />}
      </Overlay>
    </Section>
  )
}

/** The files that prove a document. */
function Proof({ order, kind, role }: Props & { kind: DocumentKind }) {
  // A mill's certificate stands with its heat.
  const files = order.files.filter(({ document, lotId }) => document === kind && !lotId)
  if (!files.length) return null
  return (
    <Stack grow="line">
      <OrderFiles order={order} files={files} role={role} param={kind} />
    </Stack>
  )
}

const icons = {
  met: <CircleCheck size={20} color="var(--jw-palette-success-main)" aria-hidden />,
  missing: <CircleDashed size={20} color="var(--jw-palette-tone-warning-fg)" aria-hidden />,
  waived: <CircleSlash size={20} color="var(--jw-palette-text-secondary)" aria-hidden />,
}

function leadOf({ documents, status, firstArticle }: WorkorderDetail, role: Role): string {
  if (!documents.length) return 'No documents were asked for.'
  const missing = documents.filter(({ state }) => state === 'missing').length
  if (status === 'completed' || !missing) return 'All documents are uploaded.'
  if (missing === 1 && firstArticle?.state === 'asked') return 'The first article waits for acceptance.'
  const who = role === 'customer' ? 'Your supplier adds' : role === 'supplier' ? 'Add' : 'The supplier adds'
  return `${who} ${missing === 1 ? 'the missing document' : `the ${missing} missing documents`} before the order can be complete.`
}

function wordsOf(document: RequiredDocument, order: WorkorderDetail, role: Role): string {
  const { kind, state, by, waiveReason } = document
  const { reports, firstArticle } = order
  if (kind === 'first_article' && firstArticle?.state === 'asked')
    return `Waits for acceptance since ${date(firstArticle.askedAt!)}`
  if (kind === 'first_article' && firstArticle?.state === 'rejected')
    // While the order is open its panel says why.
    return isOver(order) ? `Rejected: ${firstArticle.note}` : 'Rejected: a new one is due'
  if (kind === 'first_article' && firstArticle?.decidedAt && state === 'met') return acceptedInWords(firstArticle, role)
  if (state === 'met') return by === 'report' ? 'Accepted' : 'Added'
  if (state === 'waived') return `Waived by ${role === 'admin' ? 'us' : 'Jobwork'}: ${waiveReason}`
  const newest = reports.find((report) => report.kind === reportKindOf(kind) && report.status === 'final')
  if (newest) return 'Missing: the newest report is rejected'
  return reports.some((report) => report.kind === reportKindOf(kind)) ? 'Being measured' : 'Missing'
}

/** 'Accepted by the customer on 27 Nov 2026: we ream the bore ourselves'. */
function acceptedInWords({ decidedAt, decidedRole, note }: FirstArticle, role: Role): string {
  const by = decidedRole === role ? 'you' : decidedRole === 'customer' ? 'the customer' : 'Jobwork'
  return `Accepted by ${by} on ${date(decidedAt!)}${note ? `: ${note}` : ''}`
}
