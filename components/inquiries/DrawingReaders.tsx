'use client'

import { Section } from '@/components/ui/layout/Section'
import { Timeline } from '@/components/ui/data/Timeline'
import { useApi } from '@/lib/client/api'
import type { DrawingReader } from '@/lib/contract/files'
import type { Inquiry } from '@/lib/contract/inquiries'
import { displayId, orderId } from '@/lib/rules/nouns'
import css from './inquiries.module.css'

/** Downloads of an inquiry's drawings: by quotation or order, with names only for admins. */
export function DrawingReaders({ inquiry: { id, files } }: { inquiry: Inquiry }) {
  const { data } = useApi('GET /api/inquiries/{id}/readers', files.length ? { id } : null)
  if (!data) return null
  return (
    <Section plain title="Who Loaded the Drawings">
      {data.length ? (
        <Timeline
          label="Who loaded the drawings"
          entries={[...byReader(data)].map(([reader, [latest, ...more]]) => ({
            key: reader,
            title: nameOf(latest),
            at: latest.lastAt,
            by: [latest, ...more].map(fileOf).join(', '),
          }))}
        />
      ) : (
        <p className={css.none}>Nobody has loaded them yet.</p>
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

function nameOf({ role, companyName, workorderId, quotationId }: DrawingReader) {
  if (companyName) return companyName
  if (role === 'admin') return 'Jobwork'
  if (workorderId) return `The supplier of ${orderId('customer', workorderId)}`
  return quotationId ? `The supplier of ${displayId('quotation', quotationId)}` : 'A supplier who has not quoted'
}
