'use client'

import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { Timeline } from '@/components/ui/record/Timeline'
import { useApi } from '@/lib/client/api'
import type { AccessEnd, DrawingReader } from '@/lib/contract/files/files'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { date } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'

/** Downloads of an inquiry's drawings: by quotation or order, with names only for admins. */
export default function DrawingReaders({ inquiry: { id, files } }: { inquiry: Inquiry }) {
  const { data } = useApi('GET /api/inquiries/{id}/readers', files.length ? { id } : null)
  if (!data) return null
  return (
    <Section plain title="Drawing downloads">
      {data.length ? (
        <Timeline
          label="Drawing downloads"
          entries={[...byReader(data)].map(([reader, [latest, ...more]]) => ({
            key: reader,
            title: nameOf(latest),
            at: latest.lastAt,
            by: [latest, ...more].map(fileOf).join(', '),
            text: accessOf(latest),
          }))}
        />
      ) : (
        <Text as="p" tone="secondary">
          Not downloaded yet.
        </Text>
      )}
    </Section>
  )
}

/** Each reader once, with what they loaded, the latest first. */
function byReader(all: readonly DrawingReader[]) {
  const readers = new Map<number, [DrawingReader, ...DrawingReader[]]>()
  for (const one of all) {
    const before = readers.get(one.reader)
    if (before) before.push(one)
    else readers.set(one.reader, [one])
  }
  return readers
}

const fileOf = ({ fileName, times }: DrawingReader) => (times > 1 ? `${fileName} (${times} times)` : fileName)

/** Until when the reader may load them, or since when and why it may not. */
function accessOf({ role, open, ended, endedAt, workorderId, quotationId }: DrawingReader) {
  if (role === 'admin') return null
  if (ended) return `${reasons[ended]}${endedAt ? ` on ${date(endedAt)}` : ''}: access ended`
  if (!open) return null
  if (workorderId) return 'Has access: it has the order'
  return quotationId ? 'Has access while its quotation is open' : 'Has access while the inquiry is open for quotes'
}

const reasons: Record<AccessEnd, string> = {
  rejected: 'Its quotation was rejected',
  decided: 'Another quotation was accepted',
  closed: 'The inquiry was closed',
}

function nameOf({ role, companyName, workorderId, quotationId, reader }: DrawingReader) {
  if (companyName) return companyName
  if (role === 'admin') return 'Jobwork'
  if (workorderId) return `The supplier of ${orderId('customer', workorderId)}`
  return quotationId
    ? `The supplier of ${displayId('quotation', quotationId)}`
    : `Supplier ${reader}, without a quotation`
}
