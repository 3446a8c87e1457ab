import { Section } from '@/components/ui/layout/Section'
import { Timeline } from '@/components/ui/record/Timeline'
import type { Role } from '@/lib/contract/people/account'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { InquiryDetail, InquiryStatus } from '@/lib/contract/trade/inquiries'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import { inquiryFlow } from '@/lib/rules/trade/flows/inquiry-flow'

const sentences: Record<InquiryStatus, string> = {
  new: 'Submitted',
  processing: 'In review',
  quoted: 'Quoting closed',
  accepted: 'A quotation was accepted',
  rejected: 'Closed without an order',
}

const who: Record<Role, string> = { customer: 'Customer', supplier: 'Supplier', admin: 'Jobwork' }

/** What has happened to an inquiry, oldest first. */
export function InquiryHistory({ inquiry }: { inquiry: InquiryDetail }) {
  return (
    <Section plain title="History">
      <Timeline
        label="History of the inquiry"
        entries={inquiry.history.map((entry, i) => ({
          key: i,
          title: titleOf(entry),
          at: entry.createdAt,
          by: byWhom(entry),
          // A revision's note stands with what it changed.
          text: entry.revision ? null : entry.note,
          tone: toneOf(entry),
        }))}
      />
    </Section>
  )
}

const byWhom = ({ actorName, actorPerson, actorRole }: HistoryEntry) =>
  actorName ? [actorPerson, actorName].filter(Boolean).join(', ') : actorRole && who[actorRole]

function titleOf({ kind, from, to, actorRole, revision }: HistoryEntry): string {
  if (revision) return `Revision ${bidderLetter(revision)}`
  if (to === 'processing' && actorRole === 'supplier') return 'First quotation received'
  if (kind === 'inquiry.deadlineMoved') return 'Deadline moved'
  if (kind === 'inquiry.deadlinePassed') return 'No quotation by the deadline'
  if (kind === 'inquiry.opened') return 'Open to all suppliers'
  if (to === 'processing' && from === 'quoted') return 'Quoting opened again'
  if (to === 'rejected' && actorRole === 'customer') return 'Cancelled'
  if (kind === 'inquiry.released') return 'Released to suppliers'
  if (kind === 'inquiry.processSet') return 'Process set'
  if (kind === 'inquiry.ndaAccepted') return 'NDA accepted'
  const status = inquiryFlow.find(to)
  return status ? sentences[status] : kind
}

function toneOf({ to }: HistoryEntry) {
  const status = inquiryFlow.find(to)
  return status && inquiryFlow.states[status].tone
}
