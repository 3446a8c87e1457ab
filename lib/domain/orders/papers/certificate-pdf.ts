import { createHash } from 'node:crypto'
import type { Certificate } from '../../../contract/orders/certificate'
import type { Block, Paper } from '../../../infra/pdf/paper'
import { documentLabels } from '../../../rules/orders/documents'
import { count, date } from '../../../terms/format'
import { textsFor } from '../../../rules/files/masked-texts'
import { certificateId, orderId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { findCertified } from '../certificates/certificate'
import type { Snapshot } from '../certificates/snapshot'
import { query } from '../../core/verb'
import { issuerFor } from './names'
import { partBlocks } from './order-facts'
import { pdfFile } from './pdf-file'
import { reportTitles, verdictWords } from './report-blocks'

const find = query('certificate.get', (scope, { id }: { id: number }) => findCertified(scope, id))

/** A certificate as PDF, for those who see its order. */
export const downloadCertificate = Object.assign(
  async (viewer: Viewer | null, input: { id: number }) => {
    const certificate = await find(viewer, input)
    return pdfFile(viewer!, certificateId(certificate), async () => certificatePaper(certificate, viewer!))
  },
  { act: 'certificate.get' as const },
)

type Certified = Certificate & { snapshot: string }

function certificatePaper(certificate: Certified, viewer: Viewer): Paper {
  const snapshot = JSON.parse(certificate.snapshot) as Snapshot
  const id = certificateId(certificate)
  return {
    title: `Certificate of conformance ${id}`,
    at: certificate.voidedAt ?? certificate.issuedAt,
    issuer: issuerFor(viewer.role, snapshot),
    kind: 'Certificate of conformance',
    id,
    ...(certificate.voidedAt && { stamp: 'VOID' }),
    blocks: certificateBlocks(certificate, viewer),
  }
}

/** What a certificate says, from what was kept when it was issued. */
export function certificateBlocks(certificate: Certified, viewer: Viewer): Block[] {
  const snapshot = JSON.parse(certificate.snapshot) as Snapshot
  const { lots, reports, waived, drawings, statement, note } = snapshot
  const part = { ...snapshot, ...textsFor(snapshot.masked, viewer.role) }
  const { workorderId, issuedAt, voidedAt, voidReason } = certificate
  const names = drawings.flatMap(({ name, sharedName }) => (viewer.role === 'supplier' ? (sharedName ?? []) : name))
  return [
    {
      kind: 'facts',
      facts: [
        ['Certificate', certificateId(certificate)],
        ['Order', orderId(viewer.role, workorderId)],
        ['Date', date(issuedAt)],
      ],
    },
    ...partBlocks(viewer, part, snapshot),
    ...(voidedAt
      ? [{ kind: 'verdict', tone: 'bad', text: `Void since ${date(voidedAt)}`, detail: voidReason! } as const]
      : []),
    { kind: 'heading', text: 'Statement' },
    { kind: 'text', text: statement },
    ...(note ? [{ kind: 'text', text: note } as const] : []),
    ...section('Drawings', names.length > 0, { kind: 'text', text: names.join('\n') }),
    ...section('Heats', lots.length > 0, lotTable(lots)),
    ...section('Reports', reports.length > 0, {
      kind: 'table',
      columns: ['Report', 'Version', 'Sample', 'Failed', 'Verdict'].map((head, i) => ({ head, share: i ? 1 : 2 })),
      rows: reports.map(({ kind, version, verdict, sampleSize, lotSize, failed, acceptMax }) => [
        reportTitles[kind],
        String(version),
        `${count(sampleSize)} of ${count(lotSize)} pcs`,
        `${failed}, ${acceptMax} may`,
        verdictWords[verdict],
      ]),
    }),
    ...section('Waived documents', waived.length > 0, {
      kind: 'table',
      columns: [
        { head: 'Document', share: 2 },
        { head: 'Why it is not required', share: 4 },
      ],
      rows: waived.map(({ kind, reason }) => [documentLabels[kind], reason]),
    }),
    {
      kind: 'text',
      quiet: true,
      text: `Issued electronically on ${date(issuedAt)}. What it certifies is kept unchanged; its fingerprint is ${fingerprintOf(certificate.snapshot)} (SHA-256, first 16 digits).`,
    },
  ]
}

/** The heats that parts are made from. */
export const lotTable = (lots: readonly Snapshot['lots'][number][]): Block => ({
  kind: 'table',
  columns: [
    { head: 'Heat', share: 2 },
    { head: 'Material', share: 2 },
    { head: 'Mill', share: 2 },
    { head: 'Quantity', share: 1, align: 'right' },
  ],
  rows: lots.map(({ heat, material, mill, quantity }) => [
    heat,
    material ?? '–',
    mill ?? '–',
    quantity ? `${count(quantity)} pcs` : '–',
  ]),
})

/** A part under a heading; nothing when there is nothing in it. */
export const section = (text: string, isThere: boolean, block: Block): Block[] =>
  isThere ? [{ kind: 'heading', text }, block] : []

/** The first 16 hexadecimal digits of a snapshot's SHA-256. */
const fingerprintOf = (snapshot: string) => createHash('sha256').update(snapshot).digest('hex').slice(0, 16)
