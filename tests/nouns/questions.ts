import { Question } from '@/lib/contract/trade/questions'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { toQuestion } from '@/lib/domain/trade/questions/question'
import { replyToQuestion } from '@/lib/domain/trade/questions/reply'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'

const text = { text: 'As drawn?' }
const ofQuestion = { questionId: 3, inquiryId: 12, projectName: 'Hub', customerId: 4 }
const ofAsked = { ...ofQuestion, supplierId: 5 }

/** A question of the supplier with the customer's answer. */
async function answered({ customer, supplier }: People, files: { id: number }[] = []) {
  const inquiry = await make.inquiry(customer)
  const { id } = await askQuestion(supplier, { id: inquiry.id, text: 'Which fit has the keyway?' })
  return replyToQuestion(customer, { id, text: 'As drawn', files: files.map(({ id }) => ({ id })) })
}

/** Whoever reads a question: its supplier, the customer; of one with a shared answer, and of a notice, every supplier. */
async function readersOfQuestions() {
  const found = await db().question.findMany({ include: { bidder: true, inquiry: true, messages: true } })
  const suppliers = await db().user.findMany({ where: { role: 'supplier' }, select: { id: true } })
  return found.map(({ id, bidder, inquiry, messages }) => {
    const isForAll = !bidder || messages.some(({ sharedQuestion }) => sharedQuestion !== null)
    return { id, ...[inquiry.customerId, bidder?.supplierId, ...(isForAll ? suppliers.map((one) => one.id) : [])] }
  })
}

async function readersOfMessages() {
  const questions = await readersOfQuestions()
  const found = await db().questionMessage.findMany({ select: { id: true, questionId: true } })
  return found.map(({ id, questionId }) => ({ ...questions.find((one) => one.id === questionId)!, id }))
}

export const sheet: NounSheet = {
  noun: 'question',
  make: {
    question: async (p) => (await answered(p)).id,
    answer: async (p) => (await answered(p)).messages[1]!.id,
    answerWithFile: async (p) => (await answered(p, [await make.upload(p.customer, 'inquiry')])).messages[1]!.id,
  },
  calls: [
    ['GET /api/workorders/{workorder}/questions', null, '401 200 404 404 200 404 404 200'],
    ['POST /api/workorders/{workorder}/questions', text, '401 201 404 404 201 404 404 201', ['question.onOrder']],
    [
      'PATCH /api/workorders/{workorder}/questions/read',
      { until: '2026-11-25T00:00:00Z' },
      '401 204 404 404 204 404 404 403',
      { nothing: 'a mark of what was read is no act of the trade' },
    ],
    ['GET /api/inquiries/{inquiry}/questions', null, '401 200 404 404 200 200 404 200'],
    ['POST /api/inquiries/{inquiry}/questions', text, '401 403 403 403 201 201 403 403', ['question.asked']],
    ['POST /api/inquiries/{inquiry}/notices', text, '401 201 404 404 403 403 403 201', ['question.noticed']],
    [
      'PATCH /api/inquiries/{inquiry}/questions/read',
      { until: '2026-11-25T00:00:00Z' },
      '401 204 404 404 204 204 404 403',
      { nothing: 'a mark of what was read is no act of the trade' },
    ],
    ['POST /api/questions/{question}/messages', text, '401 201 404 404 201 404 404 201', ['question.answered']],
    [
      'PATCH /api/questionmessages/{answer}/share',
      { sharedQuestion: 'Which fit?' },
      '401 200 404 404 403 403 403 200',
      ['question.shared'],
    ],
    [
      'PATCH /api/questionmessages/{answer}/withhold',
      { reason: 'Off topic' },
      '401 403 403 403 403 403 403 200',
      ['question.withheld'],
    ],
    ['GET /api/questionmessages/{answerWithFile}/files/drawing.pdf', null, '401 200 404 404 404 404 404 200'],
  ],
  repeated: [
    [
      'POST /api/workorders/{workorder}/questions',
      'customer',
      { text: 'When does it come?' },
      { text: 'Where is it?' },
      () => db().question.count(),
    ],
    [
      'POST /api/inquiries/{inquiry}/questions',
      'supplier',
      { text: 'Which fit?' },
      { text: 'Why?' },
      () => db().question.count(),
    ],
    [
      'POST /api/inquiries/{inquiry}/notices',
      'customer',
      { text: 'Castings are here' },
      { text: 'Not yet' },
      () => db().question.count(),
    ],
    [
      'POST /api/questions/{question}/messages',
      'customer',
      { text: 'As drawn' },
      { text: 'As told' },
      () => db().questionMessage.count(),
    ],
  ],
  fieldsElsewhere: {
    'POST /api/inquiries/{id}/questions': 'questions.test',
    'POST /api/inquiries/{id}/notices': 'questions.test',
    'POST /api/questions/{id}/messages': 'questions.test',
    'POST /api/workorders/{id}/questions': 'order-questions.test',
  },
  events: {
    'question.asked': {
      data: ofAsked,
      mail: 'questions',
      tells: ['customer'],
    },
    'question.answered': {
      data: ofAsked,
      mail: 'questions',
      tells: ['supplier'],
    },
    'question.shared': {
      data: ofAsked,
      mail: 'questions',
      tells: [],
    },
    'question.noticed': {
      data: ofQuestion,
      mail: 'questions',
      tells: [],
    },
    'question.onOrder': {
      data: { ...ofAsked, workorderId: 7, writtenBy: 'customer' },
      mail: 'questions',
      tells: ['supplier'],
    },
    'question.withheld': {
      data: { ...ofQuestion, authorId: 5, supplierId: 4, note: 'Off topic' },
      mail: 'questions',
      tells: ['customer'],
    },
  },
  wire: [['a question', toQuestion, Question]],
  owners: {
    questions: readersOfQuestions,
    questionmessages: readersOfMessages,
  },
  listsElsewhere: {
    '/api/inquiries/{id}/questions': 'questions.test',
    '/api/workorders/{id}/questions': 'order-questions.test',
  },
}
