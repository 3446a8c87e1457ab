import { buffer } from 'node:stream/consumers'
import { Problem } from '../../../contract/core/problem'
import { env } from '../../../infra/env'
import type { Block, Paper, Photo } from '../../../infra/pdf/paper'
import { documentLabels, isPhotoKind } from '../../../rules/orders/documents'
import { count, date, fileSize } from '../../../terms/format'
import { decisionLabels, orderProblemFlow, problemKinds } from '../../../rules/orders/flows/order-problem-flow'
import { CANCELLED, isCancelled } from '../../../rules/orders/closure'
import { workorderFlow } from '../../../rules/orders/flows/workorder-flow'
import { displayId, orderId } from '../../../terms/nouns'
import type { Snapshot } from '../certificates/snapshot'
import { bytesOf } from '../../files/files/stored-bytes'
import { certificateBlocks, lotTable, section } from './certificate-pdf'
import type { Dossier, DossierFile } from './dossier'
import { issuerFor, known } from './names'
import { partBlocks } from './order-facts'
import { reportBlocks, reportTitles, verdictWords } from './report-blocks'

const PHOTOS_MAX = 100
/** All photos of one PDF (bytes). */
const PHOTO_BYTES_MAX = 30 * 1024 * 1024
/** Names of other files in the list. */
const NAMES_MAX = 1_000

/** The dossier as one paper. Each section is a function of the dossier: a new one has its place in this list. */
export async function dossierPaper(dossier: Dossier): Promise<Paper> {
  const { viewer, order, companies } = dossier
  const number = orderId(viewer.role, order.id)
  const { photos, shown } = await photosOf(dossier.files)
  const parts = { ...dossier, photos, shown }
  const sections = [cover, checklist, reports, certificate, lots, problems, photoPages, otherFiles]
  return {
    title: `Quality dossier of ${number}`,
    at: lastChange(dossier),
    issuer: issuerFor(viewer.role, { operator: env().OPERATOR_NAME, ...companies }),
    kind: 'Quality dossier',
    id: number,
    blocks: sections.flatMap((section) => section(parts)),
  }
}

type Parts = Dossier & { photos: Photo[]; shown: Set<number> }

function cover({ viewer, order, companies }: Parts): Block[] {
  const { startDate, completedDate } = order
  return [
    ...partBlocks(viewer, order, { operator: env().OPERATOR_NAME, ...companies }),
    {
      kind: 'facts',
      facts: known([
        ['Status', isCancelled(order) ? CANCELLED.label : workorderFlow.states[order.status].label],
        ['Started', startDate && date(startDate)],
        ['Completed', completedDate && date(completedDate)],
      ]),
    },
  ]
}

const stateWords = { met: 'There', missing: 'Missing', waived: 'Waived' } as const
const byWords = { file: 'A file of the order', report: 'An accepted report', certificate: 'The certificate' } as const

function checklist({ order: { documents, aql } }: Parts): Block[] {
  return section('Required documents', documents.length > 0, {
    kind: 'table',
    columns: [
      { head: 'Document', share: 3 },
      { head: 'State', share: 1 },
      { head: 'How', share: 4 },
    ],
    rows: documents.map(({ kind, label, state, by, waiveReason }) => [
      label + (kind === 'inspection_report' && aql ? ` (AQL ${aql})` : ''),
      state === 'missing' ? { text: stateWords.missing, failed: true } : stateWords[state],
      state === 'waived' ? waiveReason! : by ? byWords[by] : '',
    ]),
  })
}

function reports({ reports, finals, order }: Parts): Block[] {
  return [
    ...section('Reports', finals.length > 0, {
      kind: 'table',
      columns: ['Report', 'Version', 'Date', 'Verdict'].map((head, i) => ({ head, share: i ? 1 : 2 })),
      rows: finals.map(({ kind, version, finalAt, verdict }) => [
        reportTitles[kind],
        String(version),
        finalAt ? date(finalAt) : '',
        verdict === 'rejected' ? { text: verdictWords.rejected, failed: true } : verdictWords[verdict],
      ]),
    }),
    ...reports.flatMap((report): Block[] => [
      { kind: 'page' },
      { kind: 'heading', text: `${reportTitles[report.kind]}, version ${report.version}` },
      ...reportBlocks(report, order.lots.find(({ id }) => id === report.lotId)?.heat ?? null),
    ]),
  ]
}

const certificate = ({ certificate, viewer }: Parts): Block[] =>
  certificate
    ? [
        { kind: 'page' },
        { kind: 'heading', text: 'Certificate of conformance' },
        ...certificateBlocks(certificate, viewer),
      ]
    : []

/** Heats that stand in no certificate of the dossier. */
function lots({ order, certificate }: Parts): Block[] {
  const certified = certificate ? (JSON.parse(certificate.snapshot) as Snapshot).lots.map(({ id }) => id) : []
  const others = order.lots.filter(({ id }) => !certified.includes(id))
  return section(certified.length ? 'Further heats' : 'Heats', others.length > 0, lotTable(others))
}

/** What went wrong, and how it ended. */
function problems({ problems }: Parts): Block[] {
  return section('Problems', problems.length > 0, {
    kind: 'table',
    columns: [
      { head: 'Problem', share: 2 },
      { head: 'What', share: 4 },
      { head: 'Decision', share: 3 },
      { head: 'State', share: 2 },
    ],
    rows: problems.map(({ id, kind, quantity, description, decision, decisionNote, status, createdAt, closedAt }) => [
      `${displayId('problem', id)}, ${date(createdAt)}`,
      `${problemKinds[kind]}${quantity ? `, ${count(quantity)} pcs` : ''}. ${description}`,
      [decision && decisionLabels[decision], decisionNote].filter(Boolean).join(': ') || '–',
      `${orderProblemFlow.states[status].label}${closedAt ? `, ${date(closedAt)}` : ''}`,
    ]),
  })
}

const photoPages = ({ photos }: Parts): Block[] =>
  photos.length ? [{ kind: 'page' }, ...section('Photos', true, { kind: 'photos', photos })] : []

function otherFiles({ files, shown }: Parts): Block[] {
  const others = files.filter(({ id }) => !shown.has(id))
  const named = others.slice(0, NAMES_MAX)
  const more = others.length - named.length
  return [
    ...section('Other files', others.length > 0, {
      kind: 'table',
      columns: [
        { head: 'File', share: 4 },
        { head: 'Document', share: 2 },
        { head: 'Added', share: 1 },
        { head: 'Size', share: 1, align: 'right' },
      ],
      rows: named.map(({ name, document, addedAt, content, isHeld, isOwn }) => [
        name,
        document ? documentLabels[document] : '–',
        date(addedAt),
        content ? fileSize(content.size) : isHeld && !isOwn ? 'In review' : 'Not there',
      ]),
    }),
    ...(more ? [{ kind: 'text', text: `And ${count(more)} more.`, quiet: true } as const] : []),
    ...(others.length ? [{ kind: 'text', text: 'They are in the ZIP of this dossier.', quiet: true } as const] : []),
  ]
}

/** Photos that a PDF can show, those of packing and dispatch first. */
async function photosOf(files: readonly DossierFile[]): Promise<{ photos: Photo[]; shown: Set<number> }> {
  const photos: Photo[] = []
  const shown = new Set<number>()
  let room = PHOTO_BYTES_MAX
  const first = (file: DossierFile) => (file.document && isPhotoKind(file.document) ? 0 : 1)
  for (const file of files.toSorted((a, b) => first(a) - first(b))) {
    if (photos.length >= PHOTOS_MAX) break
    if (!isDrawable(file) || file.content!.size > room) continue
    const bytes = await photoOf(file)
    if (!bytes) continue
    room -= bytes.length
    shown.add(file.id)
    const what = file.document ? documentLabels[file.document] : 'Photo'
    photos.push({ bytes, caption: `${what}, ${date(file.addedAt)}, ${file.name}` })
  }
  return { photos, shown }
}

const isDrawable = ({ photoType, content }: DossierFile) => content !== null && photoType !== null

/** Null when its bytes are gone. A store that doesn't answer: 503. */
async function photoOf({ content }: DossierFile): Promise<Buffer | null> {
  const bytes = await bytesOf(content!.key)
  try {
    return bytes && (await buffer(bytes))
  } catch {
    throw new Problem('unavailable', 'We can’t read files right now. Please try again in a minute.')
  }
}

/** When something in it last changed: the date of the PDF. */
export function lastChange({ order, files, problems }: Dossier): string {
  const { createdAt, completedDate, reports, certificates, lots } = order
  const times = [
    createdAt,
    completedDate,
    ...files.map(({ addedAt }) => addedAt),
    ...reports.map(({ finalAt }) => finalAt),
    ...certificates.flatMap(({ issuedAt, voidedAt }) => [issuedAt, voidedAt]),
    ...lots.map((lot) => lot.createdAt),
    ...problems.flatMap((one) => [one.createdAt, one.containedAt, one.decidedAt, one.solvedAt, one.closedAt]),
  ]
  return times.flatMap((time) => time ?? []).reduce((last, time) => (time > last ? time : last))
}
