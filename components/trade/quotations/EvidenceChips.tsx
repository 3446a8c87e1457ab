import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import type { QuotationEvidence } from '@/lib/contract/trade/quotations'

const wordsOf = ({ label, valid }: QuotationEvidence) => (valid ? label : `${label} not valid`)

/** The certificates of a quotation's supplier in one line, null without any. */
export const evidenceWords = (evidence: readonly QuotationEvidence[] | undefined) =>
  evidence?.map(wordsOf).join(', ') || null

/** The certificates of a quotation's supplier, each with whether it is valid. */
export const EvidenceChips = ({ evidence }: { evidence: readonly QuotationEvidence[] }) => (
  <Row wrap gap="small">
    {evidence.map((one) => (
      <StatusChip key={one.kind} tone={one.valid ? 'success' : 'neutral'} label={wordsOf(one)} />
    ))}
  </Row>
)
