import type { DocumentKind } from '../../lib/contract/files/document-kinds'
import { issueCertificate } from '../../lib/domain/orders/certificates/issue-certificate'
import { acceptFirstArticle, rejectFirstArticle } from '../../lib/domain/orders/documents/decide-first-article'
import { waiveDocument } from '../../lib/domain/orders/documents/waive-document'
import { addLot } from '../../lib/domain/orders/lots/add-lot'
import { reorder } from '../../lib/domain/orders/workorders/reorder'
import { createRequest } from '../../lib/domain/trade/workorder-requests/create-request'
import { rejectRequest } from '../../lib/domain/trade/workorder-requests/reject-request'
import { attachWorkorderFiles } from '../../lib/domain/orders/workorders/attach-workorder-files'
import { changeWorkorderStatus } from '../../lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '../../lib/domain/orders/workorders/create-workorder'
import { setWorkorderProgress } from '../../lib/domain/orders/workorders/set-workorder-progress'
import { approveChange } from '../../lib/domain/orders/order-changes/approve-change'
import { askChange } from '../../lib/domain/orders/order-changes/ask-change'
import { declineChange } from '../../lib/domain/orders/order-changes/decline-change'
import { withdrawChange } from '../../lib/domain/orders/order-changes/withdraw-change'
import { askOnOrder } from '../../lib/domain/orders/questions/ask-on-order'
import { replyToQuestion } from '../../lib/domain/trade/questions/reply'
import { cancelOrder } from '../../lib/domain/money/order-endings/cancel-order'
import { closeShort } from '../../lib/domain/money/order-endings/close-short'
import { setWorkorderPayable } from '../../lib/domain/money/payments/set-workorder-payable'
import { setWorkorderPayment } from '../../lib/domain/money/payments/set-workorder-payment'
import { documentScenes } from './document-scenes'
import { uploadDrawings, uploadInspection, uploadPhoto } from './uploads'
import type { DemoDate, DemoFirstArticle, DemoOrder, DemoOrderQuestion } from './story/project'
import { reportScenes } from './report-scenes'
import type { DemoRequest } from './story/requests'
import { problemScenes } from './problem-scenes'
import { dateIn, type Scene } from './scenes'

/** Whose work it is, on what, and for which inquiry. */
type Job = {
  customer: string
  supplier: string
  part?: string
  requiredDocuments?: readonly DocumentKind[]
  inquiryId: () => number
}

/** An admin orders the work, the supplier does it, and the admin records what was paid. */
export function orderScenes(
  order: DemoOrder,
  { customer, supplier, part, requiredDocuments = [], inquiryId }: Job,
): Scene[] {
  const {
    day,
    machine,
    request,
    due,
    notes,
    inspected,
    photographed,
    certified,
    heats = [],
    report: measured,
    firstArticle,
    steps = [],
    progress = [],
    paid = [],
    paidToSupplier = [],
    documents = [],
    problem,
    questions = [],
    dates = [],
    endAsked,
    ended,
    again,
  } = order
  let id: number
  const lots: { id: number }[] = []
  const create: Scene = {
    day,
    play: async (stage, at) => {
      const admin = stage.who('admin')
      const from = {
        requestId: request ? stage.id('request', request) : undefined,
        machineId: machine ? stage.id('machine', machine) : undefined,
      }
      const files = part ? await uploadDrawings(admin, 'workorder', part, ['pdf'], at) : undefined
      const fields = {
        ...from,
        inquiryId: inquiryId(),
        supplierId: stage.who(supplier).id,
        dueDate: due === null ? undefined : dateIn(due),
        notes,
        files,
      }
      id = (await createWorkorder(admin, fields)).id
    },
  }
  const work = steps.map(([day, status, notes]): Scene => ({
    day,
    play: (stage) => changeWorkorderStatus(stage.who(supplier), { id, status, notes }),
  }))
  const reports = progress.map(([day, doneQuantity, expected]): Scene => ({
    day,
    play: (stage) =>
      setWorkorderProgress(stage.who(supplier), {
        id,
        doneQuantity,
        expectedDate: expected === undefined ? undefined : dateIn(expected),
      }),
  }))
  const pay = paid.map(([day, status]): Scene => ({
    day,
    play: (stage) => setWorkorderPayment(stage.who('admin'), { id, status }),
  }))
  const payOut = paidToSupplier.map(([day, status]): Scene => ({
    day,
    play: (stage) => setWorkorderPayable(stage.who('admin'), { id, status }),
  }))
  const repeat = (again ? [again] : []).map(({ day, ...fields }): Scene => ({
    day,
    play: (stage) => reorder(stage.who(customer), { id, ...fields }),
  }))
  const melts = heats.map(([day, heat, mill, quantity]): Scene => ({
    day,
    play: async (stage) => lots.push(await addLot(stage.who(supplier), { id, heat, mill, quantity })),
  }))
  const measures = measured
    ? reportScenes(measured, { kind: 'inspection', supplier, order: () => ({ id, lotId: lots[0]?.id }) })
    : []
  const first = firstArticle ? firstArticleScenes(firstArticle, { customer, supplier, orderId: () => id }) : []
  const proofs = part
    ? [...(inspected ? [report(part, inspected)] : []), ...(photographed ? [photo(part, photographed)] : [])]
    : []
  const certificates = (certified ? [certified] : []).map((day): Scene => ({
    day,
    play: (stage) => issueCertificate(stage.who(supplier), { id }),
  }))
  const trouble = problem ? problemScenes(problem, { customer, supplier, orderId: () => id }) : []
  const moved = dates.flatMap((one) => dateScenes(one, { customer, supplier, orderId: () => id }))
  const endings = endingScenes({ endAsked, ended }, { customer, supplier, orderId: () => id })
  const asked = questions.flatMap((question) => questionScenes(question, () => id))
  return [
    ...asked,
    ...moved,
    ...endings,
    ...documentScenes(documents, () => id),
    create,
    ...trouble,
    ...work,
    ...reports,
    ...pay,
    ...payOut,
    ...repeat,
    ...melts,
    ...measures,
    ...first,
    ...proofs,
    ...certificates,
  ]

  function report(part: string, day: number): Scene {
    return {
      day,
      play: async (stage, at) => {
        const viewer = stage.who(supplier)
        const file = await uploadInspection(viewer, part, at)
        const document = requiredDocuments.includes('inspection_report') ? ('inspection_report' as const) : null
        return attachWorkorderFiles(viewer, { id, files: [{ ...file, document }] })
      },
    }
  }

  function photo(part: string, [day, document]: NonNullable<DemoOrder['photographed']>): Scene {
    return {
      day,
      play: async (stage, at) => {
        const viewer = stage.who(supplier)
        const file = await uploadPhoto(viewer, part, at)
        return attachWorkorderFiles(viewer, { id, files: [{ ...file, document }] })
      },
    }
  }
}

/** The shop measures the first piece; the customer answers, or an admin does without it. */
function firstArticleScenes(
  { report, answer }: DemoFirstArticle,
  { customer, supplier, orderId }: { customer: string; supplier: string; orderId: () => number },
): Scene[] {
  const measured = report
    ? reportScenes(report, { kind: 'first_article', supplier, order: () => ({ id: orderId() }) })
    : []
  if (!answer) return measured
  const [day, to, note = ''] = answer
  const decide: Scene = {
    day,
    play: (stage) => {
      const id = orderId()
      if (to === 'waived') return waiveDocument(stage.who('admin'), { id, kind: 'first_article', reason: note })
      return to === 'rejected'
        ? rejectFirstArticle(stage.who(customer), { id, note })
        : acceptFirstArticle(stage.who(customer), { id })
    },
  }
  return [...measured, decide]
}

/** A side asks for another due date; the other one answers, or it takes the request back. */
function dateScenes(
  { by, day, due, reason, note, then }: DemoDate,
  { customer, supplier, orderId }: { customer: string; supplier: string; orderId: () => number },
): Scene[] {
  let id: number
  const who = { customer, supplier }
  const other = by === 'customer' ? supplier : customer
  const ask: Scene = {
    day,
    play: async (stage) => {
      const change = { kind: 'due' as const, dueDate: dateIn(due), reason, note }
      id = (await askChange(stage.who(who[by]), { id: orderId(), ...change })).id
    },
  }
  if (!then) return [ask]
  const [answered, how, answer] = then
  const play: Record<typeof how, Scene['play']> = {
    approved: (stage) => approveChange(stage.who(other), { id, answer }),
    declined: (stage) => declineChange(stage.who(other), { id, answer: answer! }),
    withdrawn: (stage) => withdrawChange(stage.who(who[by]), { id, answer }),
  }
  return [ask, { day: answered, play: play[how] }]
}

/** A side asks to end an order, or an admin ends it. */
function endingScenes(
  { endAsked, ended }: Pick<DemoOrder, 'endAsked' | 'ended'>,
  { customer, supplier, orderId }: { customer: string; supplier: string; orderId: () => number },
): Scene[] {
  const who = { customer, supplier }
  const scenes: Scene[] = []
  if (endAsked) {
    const { day, by, made, reason, note } = endAsked
    const kind = made === undefined ? ('cancel' as const) : ('close' as const)
    scenes.push({ day, play: (stage) => askChange(stage.who(who[by]), { id: orderId(), kind, made, reason, note }) })
  }
  if (ended) {
    const { day, made, ...why } = ended
    scenes.push({
      day,
      play: (stage) =>
        made === undefined
          ? cancelOrder(stage.who('admin'), { id: orderId(), ...why })
          : closeShort(stage.who('admin'), { id: orderId(), made, ...why }),
    })
  }
  return scenes
}

/** Somebody asks about an order, and the two sides go on writing. */
function questionScenes({ by, day, text, then = [] }: DemoOrderQuestion, orderId: () => number): Scene[] {
  let id: number
  const ask: Scene = {
    day,
    play: async (stage) => {
      id = (await askOnOrder(stage.who(by), { id: orderId(), text })).id
    },
  }
  const answers = then.map(({ by, day, text }): Scene => ({
    day,
    play: (stage) => replyToQuestion(stage.who(by), { id, text }),
  }))
  return [ask, ...answers]
}

/** A supplier asks for work for a machine; an admin may decline. */
export function requestScenes({ of, machine, process, day, notes, rejected }: DemoRequest): Scene[] {
  let id: number
  const ask: Scene = {
    day,
    play: async (stage) => {
      const fields = {
        machineId: stage.id('machine', machine),
        processId: stage.id('process', `${of}/${process}`),
        notes,
      }
      id = (await createRequest(stage.who(of), fields)).id
      stage.put('request', machine, id)
    },
  }
  if (!rejected) return [ask]
  const [declined, reason] = rejected
  return [ask, { day: declined, play: (stage) => rejectRequest(stage.who('admin'), { id, reason }) }]
}
