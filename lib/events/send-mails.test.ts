import type { Events } from '@/lib/rules/events'
import type { EventKind } from '@/lib/terms/event-kinds'
import { mailTopics } from '@/lib/terms/mail-topics'
import { changeProfile } from '@/lib/domain/people/accounts/change-profile'
import { writeEvent } from '@/lib/domain/core/emit'
import { chooseMails, listMailChoices } from '@/lib/domain/people/mails/choose-mails'
import { unsubscribe, unsubscribeToken } from '@/lib/domain/people/mails/unsubscribe'
import { db, rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { closeMail } from '@/lib/infra/mail'
import type { Viewer } from '@/lib/rules/core/permissions'
import { openInbox } from '@/tests/inbox'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { sendAccountMail } from './send-account-mail'
import { composeAccountMail } from './mails/compose'
import { queueMails, sendMails } from './send-mails'
import { startWorker } from './worker'

await ownDatabase()

let inbox: Awaited<ReturnType<typeof openInbox>>
let customer: Viewer

beforeAll(async () => {
  inbox = await openInbox()
  Object.assign(env(), { SMTP_URL: inbox.url })
})
beforeEach(async () => {
  customer = await make.customer()
})
afterAll(async () => {
  closeMail()
  await inbox.close()
})

/** Something happens to an order of the customer, and those whom it concerns are told. */
async function happens<K extends EventKind>(kind: K, facts: Partial<Events[K]> = {}) {
  const data = {
    workorderId: 7007,
    quotationId: 9009,
    inquiryId: 3003,
    projectName: 'Bracket',
    customerId: customer.id,
    // Nobody: the first account may be of another test, and have no mailbox.
    supplierId: 0,
    price: 1_234_567,
    supplierName: 'Shakti',
    from: 'pending',
    to: 'started',
    ...facts,
  } as unknown as Events[K]
  await writeEvent(rows, null, kind, data)
}
const send = (topic: 'workorders' | 'quotations' | 'payments' = 'workorders') => sendMails(customer.member.id, topic)
const mails = () => inbox.to(customer.email)

test('a mail has a subject to triage by, a text and an HTML part, and one button that opens the thing', async () => {
  await happens('workorder.statusChanged', { to: 'issues', note: 'No steel' })
  await send()
  const [mail] = mails()
  expect(mail!.subject).toBe('ORD-7007 (Bracket) is now Issues: No steel')
  const address = 'http://localhost:3000/customer/orders?id=7007'
  expect(mail!.html).toContain(`href="${address}"`)
  expect(mail!.html!.match(/Open the order/g)).toHaveLength(1)
  expect(mail!.text).toContain('ORD-7007 (Bracket) is now Issues: No steel')
  expect(mail!.text).toContain(address)
})

test('rupees and days stand in it as they are written in India', async () => {
  await happens('quotation.created', { validUntil: '2026-12-21T00:00:00.000Z' })
  await send('quotations')
  const sentence = 'You’ve received a quotation of ₹12,34,567 for Bracket, valid until 21 Dec 2026'
  expect(mails()[0]).toMatchObject({ subject: sentence, text: expect.stringContaining(sentence) })
})

test('a name can’t break out of a mail: no markup, no other header', async () => {
  await happens('workorder.statusChanged', { projectName: '<b>Bracket</b>\r\nBcc: all@example.com' })
  await send()
  const [mail] = mails()
  expect(mail!.html).not.toContain('<b>Bracket')
  expect(mail!.bcc).toBeUndefined()
  expect(mail!.subject).toContain('<b>Bracket</b> Bcc: all@example.com')
})

describe('until a mailbox is proven', () => {
  const unproven = (id: number) => rows(sql`UPDATE users SET email_proven_at = NULL WHERE id = ${id} RETURNING id`)
  const free = { projectName: 'Pay at evil.example', note: 'Call +91 90000 00000' }
  const told = () => mails().map(({ subject, html, text }) => [subject, /evil|90000 00000|Shakti/.test(html! + text!)])

  test('no mail to it holds what others typed: the title and the link alone', async () => {
    await unproven(customer.id)
    await happens('workorder.statusChanged', free)
    await send()
    expect(told()).toEqual([['Work order updated', false]])
    expect(mails()[0]!.html).toContain('/customer/orders?id=7007')
  })
  test.each(['actor', 'supplierId'] as const)('no mail to others holds what it typed, as %s', async (as) => {
    const supplier = await make.supplier({ companyName: 'Shakti at evil.example', emailProvenAt: null })
    const data = { ...free, workorderId: 7007, inquiryId: 3003, customerId: customer.id, supplierId: 1, price: 1 }
    const told = { ...data, quotationId: 1, ...(as === 'supplierId' && { supplierId: supplier.id }) }
    const actor = as === 'actor' ? supplier : null
    await writeEvent(rows, actor, 'quotation.created', { ...told, from: null, to: 'pending', supplierName: 'Shakti' })
    await send('quotations')
    expect(mails().map(({ subject, html }) => [subject, /evil/.test(html!)])).toEqual([['New quotation', false]])
  })
  test('a digest leaves it out as well, and a registration tells admins no name', async () => {
    await unproven(customer.id)
    for (let n = 0; n < 6; n++) await happens('workorder.created', free)
    await send()
    expect(told()).toEqual([[expect.stringMatching(/: New work order$/), false]])
    const [admin, newcomer] = [
      await make.admin(),
      await make.customer({ companyName: 'evil.example', emailProvenAt: null }),
    ]
    await writeEvent(rows, null, 'account.registered', {
      accountId: newcomer.id,
      role: 'customer',
      companyName: 'evil.example',
    })
    await sendMails(admin.member.id, 'accounts')
    expect(inbox.to(admin.email).map(({ subject, html }) => [subject, /evil/.test(html!)])).toEqual([
      ['New account', false],
    ])
  })
})

test('sending again sends nothing', async () => {
  await happens('workorder.created')
  await send()
  await send()
  expect(mails()).toHaveLength(1)
})

test('five in a short time are five mails', async () => {
  for (let i = 0; i < 5; i++) await happens('workorder.created', { workorderId: 7020 + i })
  await send()
  expect(mails()).toHaveLength(5)
})

test('more than five at once are one mail, each piece of news with its link', async () => {
  for (let i = 0; i < 6; i++) await happens('workorder.created', { workorderId: 7020 + i })
  await send()
  expect(mails()).toHaveLength(1)
  expect(mails()[0]!.subject).toMatch(/^6 updates: /)
  for (let i = 0; i < 6; i++) expect(mails()[0]!.html).toContain(`/customer/orders?id=${7020 + i}`)
})

test('what comes drop by drop waits from the sixth on, and comes as one mail once ten minutes have passed', async () => {
  for (let i = 0; i < 8; i++) {
    await happens('workorder.created', { workorderId: 7020 + i })
    const wait = await send()
    if (i >= 5) expect(wait).toBeGreaterThan(9 * 60_000)
  }
  expect(mails()).toHaveLength(5)
  await db().mail.updateMany({
    where: { memberId: customer.member.id },
    data: { createdAt: new Date(Date.now() - 10 * 60_000 - 1) },
  })
  expect(await send()).toBeNull()
  expect(mails()).toHaveLength(6)
  expect(mails()[5]!.subject).toMatch(/^3 updates: /)
})

test('a flood of one topic holds up no other', async () => {
  for (let i = 0; i < 6; i++) await happens('workorder.created')
  await happens('workorder.paymentChanged', { to: 'partial' })
  await send('payments')
  expect(mails().map((mail) => mail.subject)).toEqual(['The payment of ORD-7007 (Bracket) is now Partially Paid'])
})

test('a mail that the server turned away is still owed', async () => {
  await happens('workorder.created')
  inbox.refuse(true)
  await expect(send()).rejects.toThrow('451')
  inbox.refuse(false)
  await send()
  expect(mails()).toHaveLength(1)
})

test('a topic that is switched off is not mailed, and stands in the bell all the same', async () => {
  await chooseMails(customer, { topic: 'workorders', on: false })
  await happens('workorder.created')
  await send()
  expect(mails()).toEqual([])
  expect(await db().notification.count({ where: { memberId: customer.member.id } })).toBe(1)
})

test('switched off between the event and the mail: it is not sent', async () => {
  await happens('workorder.created')
  await chooseMails(customer, { topic: 'workorders', on: false })
  await send()
  await chooseMails(customer, { topic: 'workorders', on: true })
  await send()
  expect(mails()).toEqual([])
})

test('each role chooses among its own topics', async () => {
  for (const viewer of [customer, await make.supplier(), await make.admin()]) {
    const own = Object.entries(mailTopics).flatMap(([topic, words]) => (viewer.role in words ? topic : []))
    expect((await listMailChoices(viewer, {})).map(({ topic }) => topic)).toEqual(own)
  }
  await refused(chooseMails(customer, { topic: 'machines', on: false }), 'validation')
})

test('a mail follows the dark scheme', async () => {
  await happens('workorder.created')
  await send()
  const { html } = mails()[0]!
  expect(html).toContain('<meta name="color-scheme" content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
})

test('the link of a mail switches its topic off without a session; a forged one does nothing', async () => {
  await happens('workorder.created')
  await send()
  const header = mails()[0]!.headers.find((h) => h.key === 'list-unsubscribe')!.value
  expect(header.match(/<[^>]+>/g)).toHaveLength(1)
  const token = /\/api\/unsubscribe\?token=([^>]+)>/.exec(header)![1]!
  await refused(unsubscribe(null, { token: token.replace('workorders', 'payments') }), 'validation', 'token')
  await refused(unsubscribe(null, { token: unsubscribeToken(1, 'payments').slice(1) }), 'validation', 'token')
  await unsubscribe(null, { token })
  await unsubscribe(null, { token })
  const off = (await listMailChoices(customer, {})).filter((choice) => !choice.on)
  expect(off.map((choice) => choice.topic)).toEqual(['workorders'])
})

test.each([
  'reset',
  'invitation',
  'prove-email',
  'confirm-email',
  'password-changed',
  'email-change-asked',
  'email-changed',
  'revert-email',
  'email-reverted',
  'email-is-new',
] as const)('the letter "%s" leads to its link, and only an invitation names its reader', async (name) => {
  const link = 'http://localhost:3000/auth?token=abc'
  const mail = await composeAccountMail({
    name,
    link,
    to: 'a@b.example',
    contactName: 'Asha',
    companyName: 'Asha Tools',
  })
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.text).toContain(link)
  expect(mail.text).toMatch(name === 'invitation' ? /Hello Asha,/ : /Hello,/)
  expect(mail.text!.includes('Asha')).toBe(name === 'invitation')
  expect(mail.unsubscribe).toBeUndefined()
})

describe('letters to one mailbox', () => {
  beforeAll(() => void (env().RATE_LIMIT = 'on'))
  afterAll(() => void (env().RATE_LIMIT = 'off'))
  const subjects = (to: string) => inbox.to(to).map(({ subject }) => subject)

  test('that anybody can ask for: the seventh of a day is not sent', async () => {
    const to = `${unique('wanted')}@example.com`
    for (let n = 0; n < 7; n++) {
      const stranger = await make.supplier()
      await changeProfile(stranger, { id: stranger.id, email: to, currentPassword: PASSWORD })
      await sendAccountMail({ name: 'confirm-email', to, memberId: stranger.member.id })
    }
    await sendAccountMail({ name: 'reset', to })
    expect(subjects(to)).toEqual(Array(6).fill('Confirm your new email for Jobwork'))
  })
  test('that tell of a change go out all the same, six a day', async () => {
    const { email: to } = await make.customer()
    for (let n = 0; n < 7; n++) await sendAccountMail({ name: 'reset', to })
    for (let n = 0; n < 7; n++) await sendAccountMail({ name: 'password-changed', to })
    expect(subjects(to)).toHaveLength(12)
  })
  test('to an address that nobody has, or wants any more, count for nothing', async () => {
    const to = `${unique('nobody')}@example.com`
    for (let n = 0; n < 7; n++) await sendAccountMail({ name: 'reset', to })
    const customer = await make.customer()
    await changeProfile(customer, { id: customer.id, email: to, currentPassword: PASSWORD })
    await sendAccountMail({ name: 'confirm-email', to, memberId: customer.member.id })
    expect(subjects(to)).toEqual(['Confirm your new email for Jobwork'])
  })
})

test('a mail that is owed gets a job; one that has a job keeps it, and none is needed for what is sent', async () => {
  const jobs = () =>
    rows<{ id: string }>(
      sql`SELECT id::text FROM graphile_worker.jobs WHERE key = ${`mails:${customer.member.id}:workorders`}`,
    )
  await happens('workorder.statusChanged')
  expect(await jobs()).toEqual([])
  await queueMails()
  const [job] = await jobs()
  await queueMails()
  expect(await jobs()).toEqual([job])

  await rows(sql`SELECT graphile_worker.complete_jobs(ARRAY[${job!.id}::bigint])::text`)
  expect(await jobs()).toEqual([])
  await queueMails()
  expect(await jobs()).toHaveLength(1)

  await send()
  await rows(sql`SELECT graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs WHERE key = ${`mails:${customer.member.id}:workorders`}))::text`)
  await queueMails()
  expect(await jobs()).toEqual([])
})

test('a running worker mails what is committed, soon', async () => {
  // What other tests owe would go out first.
  await rows(sql`UPDATE mails SET done_at = now() WHERE done_at IS NULL`)
  await rows(sql`DELETE FROM graphile_worker._private_jobs`)
  const worker = await startWorker(env().DATABASE_URL!)
  try {
    await happens('workorder.statusChanged')
    for (let tries = 0; tries < 200 && !mails().length; tries++) await new Promise((wait) => setTimeout(wait, 50))
    expect(mails()).toMatchObject([{ subject: 'ORD-7007 (Bracket) is now Production Started' }])
  } finally {
    await worker.stop()
  }
})

test.each([
  [451, 1],
  [550, 25],
])('a mail that the server refuses with %i stands at attempt %i of 25', async (code, attempts) => {
  await rows(sql`UPDATE mails SET done_at = now() WHERE done_at IS NULL`)
  await rows(sql`DELETE FROM graphile_worker._private_jobs`)
  inbox.refuse(true, code)
  const worker = await startWorker(env().DATABASE_URL!)
  // A job that runs while its mails are queued again is replaced: the library takes its key and ends its tries.
  const failed = () =>
    rows<{ attempts: number }>(sql`
      SELECT j.attempts::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'mails' AND j.last_error IS NOT NULL AND j.key IS NOT NULL LIMIT 1`)
  try {
    await happens('workorder.statusChanged')
    for (let tries = 0; tries < 200 && !(await failed()).length; tries++)
      await new Promise((wait) => setTimeout(wait, 20))
    expect(await failed()).toEqual([{ attempts }])
  } finally {
    inbox.refuse(false)
    await worker.stop()
    await rows(sql`DELETE FROM graphile_worker._private_jobs`)
    await rows(sql`UPDATE mails SET done_at = now() WHERE done_at IS NULL`)
  }
})
