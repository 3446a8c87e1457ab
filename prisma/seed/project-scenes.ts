import { changeInquiryStatus } from '../../lib/domain/trade/inquiries/change-inquiry-status'
import { declineToQuote } from '../../lib/domain/trade/inquiries/decline-to-quote'
import { inviteSuppliers } from '../../lib/domain/trade/invitations/invite-suppliers'
import { getInquiry } from '../../lib/domain/trade/inquiries/get-inquiry'
import { reviseInquiry } from '../../lib/domain/trade/revisions/revise-inquiry'
import { submitInquiry } from '../../lib/domain/trade/inquiries/submit-inquiry'
import { askQuestion, noticeSuppliers } from '../../lib/domain/trade/questions/ask-question'
import { replyToQuestion } from '../../lib/domain/trade/questions/reply'
import { askForApproval } from '../../lib/domain/trade/approval-requests/ask-for-approval'
import { declineRequest } from '../../lib/domain/trade/approval-requests/decline-request'
import { withdrawRequest } from '../../lib/domain/trade/approval-requests/withdraw-request'
import { changeQuotationStatus } from '../../lib/domain/trade/quotations/change-quotation-status'
import { counterQuotation } from '../../lib/domain/trade/quotations/counter-quotation'
import { createQuotation } from '../../lib/domain/trade/quotations/create-quotation'
import { reconfirmQuotation } from '../../lib/domain/trade/quotations/reconfirm-quotation'
import { reviseQuotation } from '../../lib/domain/trade/quotations/revise-quotation'
import { withdrawQuotation } from '../../lib/domain/trade/quotations/withdraw-quotation'
import { acceptNda } from '../../lib/domain/trade/nda/accept-nda'
import { getNda } from '../../lib/domain/trade/nda/get-nda'
import { uploadDrawings } from './uploads'
import { orderScenes } from './order-scenes'
import type { DemoProject, DemoQuestion, DemoQuote } from './story/project'
import { dateIn, type Scene } from './scenes'
import type { Stage } from './stage'

/** An inquiry and all that came of it. */
export function projectScenes(project: DemoProject): Scene[] {
  const {
    by,
    name,
    process,
    special,
    part,
    files,
    day,
    target,
    handled = [],
    questions = [],
    revised,
    declined = [],
    invited = [],
    quoteBy,
    ndaAccepted = [],
    quotes = [],
    order,
    ...form
  } = project
  let inquiryId: number
  const submit: Scene = {
    day,
    play: async (stage, at) => {
      const fields = {
        ...form,
        projectName: name,
        processId: stage.id('process', process),
        specialRequirements: special,
        targetDate: target === undefined ? null : dateIn(target),
        // 18:00 in India.
        quoteBy: quoteBy === undefined ? null : dateIn(quoteBy).replace(/T.*/, 'T12:30:00.000Z'),
        files: part ? await uploadDrawings(stage.who(by), 'inquiry', part, files, at) : undefined,
        addressId: stage.find('address', by),
      }
      inquiryId = (await submitInquiry(stage.who(by), fields)).id
    },
  }
  const handle = handled.map(([day, status, note]): Scene => ({
    day,
    play: (stage) => changeInquiryStatus(stage.who('admin'), { id: inquiryId, status, note }),
  }))
  const chosen = quotes.find((q) => q.then?.some(([, to]) => to === 'accepted'))
  const make =
    order && chosen
      ? orderScenes(order, {
          customer: by,
          supplier: chosen.by,
          part,
          requiredDocuments: form.requiredDocuments,
          inquiryId: () => inquiryId,
        })
      : []
  const revise = (revised ? [revised] : []).map(({ day, ...fields }): Scene => ({
    day,
    play: (stage) => reviseInquiry(stage.who(by), { id: inquiryId, ...fields }),
  }))
  const refuse = declined.map(({ by, day, ...why }): Scene => ({
    day,
    play: (stage) => declineToQuote(stage.who(by), { id: inquiryId, ...why }),
  }))
  const invite = invited.map(({ day, suppliers }): Scene => ({
    day,
    play: (stage) =>
      inviteSuppliers(stage.who('admin'), { id: inquiryId, supplierIds: suppliers.map((one) => stage.who(one).id) }),
  }))
  const accept = ndaAccepted.map(({ by, day }): Scene => ({
    day,
    play: async (stage) => {
      const supplier = stage.who(by)
      const { version, sha256 } = (await getNda(supplier, {}))!
      return acceptNda(supplier, { id: inquiryId, version, sha256 })
    },
  }))
  const asked = questions.flatMap((question) => questionScenes(question, by, () => inquiryId))
  return [
    submit,
    ...handle,
    ...invite,
    ...accept,
    ...asked,
    ...revise,
    ...refuse,
    ...quotes.flatMap((quote) => quoteScenes(quote, by, () => inquiryId)),
    ...make,
  ]
}

/** A supplier asks, its customer and it go on writing. */
function questionScenes(
  { by, day, text, pin, then = [] }: DemoQuestion,
  customer: string,
  inquiryId: () => number,
): Scene[] {
  let id: number
  const ask: Scene = {
    day,
    play: async (stage) => {
      const viewer = stage.who(by)
      const [kind, page] = pin ?? []
      const { files } = await getInquiry(viewer, { id: inquiryId() })
      const fileId = files.find(({ name }) => name.endsWith(`.${kind}`))?.id
      const asked = { id: inquiryId(), text, pin: fileId ? { fileId, page } : null }
      id = (await (by === customer ? noticeSuppliers : askQuestion)(viewer, asked)).id
    },
  }
  const answers = then.map(({ by, day, text, shared }): Scene => ({
    day,
    play: (stage) => replyToQuestion(stage.who(by), { id, text, sharedQuestion: shared }),
  }))
  return [ask, ...answers]
}

/** A supplier quotes; the customer answers, or the admin does for a quotation that was sent outside the platform. */
function quoteScenes(
  { by, day, price, lead, details, terms, asked, withdrawn, approval, again, po, then = [] }: DemoQuote,
  customer: string,
  inquiryId: () => number,
): Scene[] {
  let id: number
  const sent = then.some(([, to]) => to === 'sent')
  const quote: Scene = {
    day,
    play: async (stage) => {
      const fields = { inquiryId: inquiryId(), price, details, leadDays: lead, validUntil: null, ...termsOf(terms) }
      id = (await createQuotation(stage.who(by), fields)).id
    },
  }
  const anew = (again ? [again] : []).map(({ day, price, lead }): Scene => ({
    day,
    play: (stage) =>
      price
        ? reviseQuotation(stage.who(by), { id, revision: 2, price, leadDays: lead })
        : reconfirmQuotation(stage.who(by), { id, revision: 2 }),
  }))
  const bargain: Scene[] = [
    ...(asked
      ? [{ day: asked.day, play: (stage: Stage) => counterQuotation(stage.who(customer), { ...asked, id }) }]
      : []),
    ...(withdrawn
      ? [
          {
            day: withdrawn.day,
            play: (stage: Stage) => withdrawQuotation(stage.who(by), { id, reason: withdrawn.reason }),
          },
        ]
      : []),
  ]
  const answers = then.map(([day, status]): Scene => ({
    day,
    play: (stage) => changeQuotationStatus(stage.who(sent ? 'admin' : customer), { id, status, poNumber: po }),
  }))
  const approvals = approval ? approvalScenes(approval, () => id) : []
  return [quote, ...anew, ...bargain, ...approvals, ...answers]
}

/** A buyer asks for approval; the owner declines it, or the buyer takes it back. */
function approvalScenes({ day, note, then }: NonNullable<DemoQuote['approval']>, quotationId: () => number): Scene[] {
  let id: number
  const ask: Scene = {
    day,
    play: async (stage) => {
      const asked = { act: 'quotation.accept' as const, input: { quotationId: quotationId(), poNumber: null }, note }
      id = (await askForApproval(stage.who('buyer'), asked)).id
    },
  }
  if (!then) return [ask]
  const [later, to, why] = then
  const answer: Scene = {
    day: later,
    play: (stage) =>
      to === 'declined'
        ? declineRequest(stage.who('customer'), { id, note: why! })
        : withdrawRequest(stage.who('buyer'), { id, note: why }),
  }
  return [ask, answer]
}

/** The terms as the call takes them, with GST at 18 percent. */
const termsOf = (terms: DemoQuote['terms']) => {
  if (!terms) return {}
  const { lines, ...others } = terms
  const breaks = lines.map(([minQuantity, rupees]) => ({ minQuantity, unitPaise: Math.round(rupees * 100) }))
  return { ...others, breaks, gstPercent: 18 }
}
