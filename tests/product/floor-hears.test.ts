import { env } from '@/lib/infra/env'
import { sendMails } from '@/lib/events/send-mails'
import { MailTopic } from '@/lib/contract/people/mails'
import { db } from '@/lib/infra/db/db'
import { openSession } from '@/lib/infra/db/sessions'
import { closeMail } from '@/lib/infra/mail'
import { ConnectedUsers, type Message } from '@/lib/live/channel'
import { pushSince } from '@/lib/live/push'
import { displayId } from '@/lib/terms/nouns'
import type { Viewer } from '@/lib/rules/core/permissions'
import { openInbox } from '@/tests/inbox'
import { make } from '@/tests/make'
import { makeStory } from './notification-story'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

/** Rupees, the story's price, or words of a payment. */
const MONEY = /₹|\bRs\b|INR|12,?34,?567|1,?234,?567|pa(id|yment)|price|amount/i

let inbox: Awaited<ReturnType<typeof openInbox>>
const heard = new Map<Viewer, Message[]>()
let floor: Viewer, owner: Viewer, orderId: number

beforeAll(async () => {
  inbox = await openInbox()
  Object.assign(env(), { SMTP_URL: inbox.url })
  const story = await makeStory()
  owner = story.people.supplier
  floor = await make.colleague(owner, 'floor')
  const users = new ConnectedUsers()
  for (const viewer of [owner, floor]) {
    heard.set(viewer, [])
    const send = (message: Message) => void heard.get(viewer)!.push(message)
    const key = await openSession(viewer.member.id, 'Firefox on Linux')
    const { id } = await db().session.findUniqueOrThrow({ where: { key } })
    users.add({ cookie: undefined, send, close: () => {} }, viewer, id)
  }
  const begin = new Date()
  // Everything that a supplier hears of: an inquiry, a price that is sent and accepted, an order, its payment, requests.
  const { does, people, order, request } = story
  const { id } = await order()
  orderId = id
  await does(people.admin, `PATCH /api/workorders/${id}/payment`, { status: 'partial' })
  await does(people.admin, `PATCH /api/workorders/${id}/status`, { status: 'started', notes: 'Steel is here' })
  const rejected = await story.quotation()
  await does(people.customer, `PATCH /api/quotations/${rejected.id}/status`, { status: 'rejected' })
  await does(people.admin, `PATCH /api/workorderrequests/${(await request()).id}/reject`, { reason: 'No work' })
  await story.sent()
  await pushSince(users, begin)
  for (const { member } of [owner, floor]) for (const topic of MailTopic.options) await sendMails(member.id, topic)
})
afterAll(async () => {
  closeMail()
  await inbox.close()
})

test('no mail to a shop floor names an amount or a payment; its owner is sent both', () => {
  // The token of a link has any letters.
  const texts = ({ email }: Viewer) =>
    inbox.to(email).map(({ subject, text }) => `${subject}\n${(text ?? '').replaceAll(/token=\S+/g, '')}`)
  expect(texts(floor)).toEqual([expect.stringContaining(`You’ve received ${displayId('workorder', orderId)}`)])
  expect(texts(floor).filter((text) => MONEY.test(text))).toEqual([])
  expect(texts(owner).filter((text) => MONEY.test(text)).length).toBeGreaterThan(0)
})

test('no message of the live channel does', () => {
  expect(heard.get(floor)).toMatchObject([{ type: 'notification', data: { title: 'New work order' } }])
  expect(JSON.stringify(heard.get(floor))).not.toMatch(MONEY)
  expect(JSON.stringify(heard.get(owner))).toMatch(MONEY)
})
