import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { FilesChange } from '../../../contract/files/files'
import type { Prisma } from '../../../infra/prisma/client'
import type { inquiries } from '../../../contract/trade/inquiries'
import { DbNull } from '../../../infra/db/db'
import { inquiryEnded } from '../../../rules/trade/flows/inquiry-flow'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { attachFiles } from '../../files/files/attached-files'
import { changeFiles } from '../../files/files/change-files'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { partiesOf } from '../../files/moderation/parties'
import { voidApprovals } from '../approval-requests/void-approvals'
import { documentsOf } from '../inquiries/create-inquiry'
import { deliveryTo } from '../inquiries/delivery-to'
import { aboutInquiry, findInquiry, toInquiry, type InquiryRow } from '../inquiries/inquiry'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { keepPart } from '../parts/keep-part'
import { contentOf } from './revision'
import { sidesOf } from '../inquiries/sides-of'

/** Revisions of one inquiry, the first one counted. */
const REVISIONS_MAX = 50

/**
 * Its customer changes an inquiry. The fields and files of before stay with the earlier revision; open quotations must be
 * confirmed for the new one. 409 once a quotation is accepted, or there is a work order.
 */
export const reviseInquiry = command(
  'inquiry.revise',
  async (scope, { id, files, note, ...form }: Input<typeof inquiries.revise>) => {
    const { viewer } = scope
    await findInquiry(scope, id)
    await lockInquiry(scope, id)
    const before = await findInquiry(scope, id)
    await assertRevisable(scope, before)
    if (note) assertNoContact('note', note, await partiesOf(scope, await sidesOf(scope, before)))
    const { addressId, ...fields } = changedIn(before, { ...form, ...documentsIn(before, form) })
    const delivery =
      addressId === undefined ? {} : { delivery: addressId ? await deliveryTo(scope, addressId) : DbNull }
    const isChanged =
      [fields, delivery].some((one) => Object.keys(one).length) || files?.add?.length || files?.remove?.length
    if (!isChanged) throw new Problem('validation', 'Nothing has changed')
    const revised = await writeRevision(scope, before, { ...fields, ...delivery }, files ?? {}, note)
    return toInquiry(revised, viewer)
  },
)

type Changed = Omit<Form, 'addressId'> & Pick<Prisma.InquiryUncheckedUpdateInput, 'delivery'>

/** Writes the next revision of a locked inquiry, keeps what it said before, and notifies its bidders. */
export async function writeRevision(
  scope: WriteScope,
  before: InquiryRow,
  { delivery, ...fields }: Changed,
  files: Partial<FilesChange>,
  note?: string | null,
): Promise<InquiryRow> {
  const { tx, emit } = scope
  const { id } = before
  if (before.revision === 1) await keep(scope, before, null, new Date(before.createdAt))
  const revision = before.revision + 1
  const data = { ...fields, ...(delivery !== undefined && { delivery }), revision }
  await keepPart(scope, await tx.inquiry.update({ where: { id }, data }))
  const quoted = await tx.quotation.findMany({ where: { inquiryId: id }, select: { id: true } })
  await voidApprovals(
    scope,
    quoted.map((quotation) => quotation.id),
    'revision',
  )
  const { quantity, targetDate, requiredDocuments, aql, ...texts } = fields
  const parties = await sidesOf(scope, before)
  await maskContactDetails(scope, {
    entityType: 'inquiry',
    entityId: id,
    readers: ['supplier'],
    parties,
    texts,
    masked: before.masked,
  })
  const filesChanged = await changeFiles(scope, before.files, {
    change: files,
    current: before.revision,
    noun: 'inquiry',
    was: `rev ${bidderLetter(before.revision)}`,
    attach: (refs) => attachFiles(scope, { inquiryId: id }, 'inquiry', refs, { sinceRevision: revision }),
  })
  const inquiry = await findInquiry(scope, id)
  await keep(scope, inquiry, note ?? null, actTime())
  emit('inquiry.revised', {
    ...aboutInquiry(inquiry),
    revision,
    note,
    ...filesChanged,
    texts: [
      ...Object.keys(texts),
      ...(delivery === undefined ? [] : ['deliveryAddress']),
      ...(requiredDocuments === undefined && aql === undefined ? [] : ['requiredDocuments']),
    ],
    quantity: quantity === undefined ? null : { from: before.quantity, to: quantity },
    ...(targetDate !== undefined && { targetDate }),
  })
  return inquiry
}

/** 409 for an inquiry that is decided, has a work order, or as many revisions as it can hold. */
export async function assertRevisable({ tx }: WriteScope, { id, status, revision }: InquiryRow) {
  if (inquiryEnded.includes(status)) throw new Problem('conflict', `The inquiry is already ${status}`)
  if (await tx.workOrder.findFirst({ where: { inquiryId: id }, select: { id: true } }))
    throw new Problem('conflict', 'This inquiry has a work order. Ask an admin.')
  if (revision >= REVISIONS_MAX) throw new Problem('conflict', 'This inquiry has as many revisions as it can hold')
}

type Form = Omit<Input<typeof inquiries.revise>, 'id' | 'files' | 'note'>

/** The documents and the quality limit after a form that names one of them. */
const documentsIn = (before: InquiryRow, { requiredDocuments, aql }: Form) =>
  requiredDocuments === undefined && aql === undefined
    ? {}
    : documentsOf({
        requiredDocuments: requiredDocuments === undefined ? before.requiredDocuments : requiredDocuments,
        aql: aql === undefined ? before.aql : aql,
      })

/** What is written and differs from what stands. */
function changedIn(before: InquiryRow, form: Form): Form {
  const stands = { ...before, addressId: before.deliveryAddress?.id ?? null }
  const differs = ([field, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(stands[field as keyof Form])
  return Object.fromEntries(Object.entries(form).filter(differs))
}

/** Keeps what the inquiry says at its revision. */
const keep = ({ tx }: WriteScope, inquiry: InquiryRow, note: string | null, createdAt: Date) =>
  tx.inquiryRevision.create({
    data: {
      inquiryId: inquiry.id,
      number: inquiry.revision,
      content: contentOf(inquiry),
      masked: inquiry.masked ?? DbNull,
      note,
      createdAt,
    },
  })
