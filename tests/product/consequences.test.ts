import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import { make } from '@/tests/make'
import { ask, type Thing } from './ask'
import { makePeople, viewerOf, WHO, type People } from './people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

const setQuotation = (id: number, status: string, as = people.customer) =>
  ask(as, `PATCH /api/quotations/${id}/status`, { status })
const setInquiry = (id: number, status: string) => ask(people.admin, `PATCH /api/inquiries/${id}/status`, { status })
const inquiryStatus = async (id: number) => (await ask(people.admin, `GET /api/inquiries/${id}`)).body.status
const quotationStatus = async (id: number) => (await db().quotation.findUniqueOrThrow({ where: { id } })).status
const quote = (inquiryId: number, as = people.supplier, more = {}) =>
  ask(as, 'POST /api/quotations', { inquiryId, price: 45_000, details: 'Ex works', ...more })
/** An inquiry with two quotations, of the supplier and of another. */
async function quoted() {
  const inquiry = await make.inquiry(people.customer)
  const [own, other] = [await quote(inquiry.id), await quote(inquiry.id, people.otherSupplier)]
  return { inquiry: inquiry.id, own: own.body.id, other: other.body.id }
}

describe('an inquiry', () => {
  test.each<[string, string, (q: Awaited<ReturnType<typeof quoted>>) => Promise<unknown>]>([
    ['stays processing when one of two quotations is rejected', 'processing', (q) => setQuotation(q.own, 'rejected')],
    [
      'stays processing when all are rejected, as it is still open to quoting',
      'processing',
      async (q) => [await setQuotation(q.own, 'rejected'), await setQuotation(q.other, 'rejected')],
    ],
    ['is accepted by the acceptance of a quotation', 'accepted', (q) => setQuotation(q.own, 'accepted')],
    [
      'is accepted by an acceptance after quoting was closed',
      'accepted',
      async (q) => [await setInquiry(q.inquiry, 'quoted'), await setQuotation(q.own, 'accepted')],
    ],
    [
      'is accepted when the admin records the acceptance of a sent one',
      'accepted',
      async (q) => [
        await setQuotation(q.own, 'sent', people.admin),
        await setQuotation(q.own, 'accepted', people.admin),
      ],
    ],
    [
      'stays quoted while a quotation is open',
      'quoted',
      async (q) => [await setInquiry(q.inquiry, 'quoted'), await setQuotation(q.own, 'rejected')],
    ],
    [
      'is rejected when it is quoted and the last open quotation is rejected',
      'rejected',
      async (q) => {
        await setInquiry(q.inquiry, 'quoted')
        await setQuotation(q.own, 'rejected')
        await setQuotation(q.other, 'rejected')
      },
    ],
  ])('%s', async (_, status, act) => {
    const story = await quoted()
    expect(await inquiryStatus(story.inquiry)).toBe('processing')
    await act(story)
    expect(await inquiryStatus(story.inquiry)).toBe(status)
  })

  test('is new until the first quotation, then processing', async () => {
    const { id } = await make.inquiry(people.customer)
    expect(await inquiryStatus(id)).toBe('new')
    await quote(id)
    expect(await inquiryStatus(id)).toBe('processing')
  })

  test('that an admin rejects takes its pending and sent quotations with it', async () => {
    const { inquiry, own, other } = await quoted()
    await setQuotation(own, 'sent', people.admin)
    await setInquiry(inquiry, 'rejected')
    expect([await quotationStatus(own), await quotationStatus(other)]).toEqual(['rejected', 'rejected'])
  })

  test.each([
    ['new', 201, 201],
    ['processing', 201, 201],
    ['quoted', 409, 404],
    ['accepted', 409, 404],
    ['rejected', 409, 404],
  ] as const)(
    'that is %s answers %d to the quotation of one that quoted it, %d to another',
    async (status, own, other) => {
      const { id } = await make.inquiry(people.customer)
      await setQuotation((await quote(id)).body.id, 'rejected')
      await db().inquiry.update({ where: { id }, data: { status } })
      expect([(await quote(id)).status, (await quote(id, people.otherSupplier)).status]).toEqual([own, other])
    },
  )

  test('of an unverified customer can not be seen or quoted until verification', async () => {
    const customer = await make.customer({ verified: false })
    const { status, body } = await ask(customer, 'POST /api/inquiries', {
      projectName: 'Hub',
      description: 'Turned hub, 40 mm',
      quantity: 2,
    })
    expect([status, body.held]).toEqual([201, true])
    const looks = async () => [
      (await ask(people.supplier, `GET /api/inquiries/${body.id}`)).status,
      (await quote(body.id)).status,
    ]
    expect(await looks()).toEqual([404, 404])
    await ask(people.admin, `PATCH /api/users/${customer.id}/verify`)
    expect(await looks()).toEqual([200, 201])
  })
})

describe('a quotation', () => {
  test('that is accepted rejects every other that is pending or sent on its inquiry, and none elsewhere', async () => {
    const [{ inquiry, own, other }, elsewhere] = [await quoted(), await quoted()]
    const third = (await quote(inquiry, await make.supplier())).body.id
    await setQuotation(other, 'sent', people.admin)
    await setQuotation(own, 'accepted')
    expect(await Promise.all([own, other, third, elsewhere.own].map(quotationStatus))).toEqual([
      'accepted',
      'rejected',
      'rejected',
      'pending',
    ])
  })

  test('of which several are accepted at once: exactly one wins, the others get 409', async () => {
    const { inquiry, own, other } = await quoted()
    const third = (await quote(inquiry, await make.supplier())).body.id
    const answers = await Promise.all([own, other, third, own, other].map((id) => setQuotation(id, 'accepted')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await db().quotation.count({ where: { inquiryId: inquiry, status: 'accepted' } })).toBe(1)
  })

  const inUtc = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const inIndia = (days: number) => isoDay(Date.now() + days * 86_400_000)
  test.each([
    ['yesterday', -1, 'customer', 'accepted', 409],
    ['yesterday', -1, 'customer', 'rejected', 200],
    ['yesterday', -1, 'admin', 'accepted', 409],
    ['yesterday', -1, 'admin', 'rejected', 200],
    ['today', 0, 'customer', 'accepted', 200],
    ['tomorrow', 1, 'customer', 'accepted', 200],
  ] as const)('valid until %s (%d): the %s’s %s is %d', async (_, days, who, status, is) => {
    const { own } = await quoted()
    if (who === 'admin') await setQuotation(own, 'sent', people.admin)
    await db().quotation.update({ where: { id: own }, data: { validUntil: new Date(`${inIndia(days)}T00:00:00Z`) } })
    expect((await setQuotation(own, status, people[who])).status).toBe(is)
  })

  test.each([
    ['yesterday', -1, 400],
    ['today', 0, 201],
  ])('may be valid until %s (%d): %d', async (_, days, status) => {
    const { id } = await make.inquiry(people.customer)
    expect((await quote(id, people.supplier, { validUntil: inUtc(days) })).status).toBe(status)
  })

  test('of one supplier on one inquiry is pending once; after its rejection another may be', async () => {
    const { inquiry, own } = await quoted()
    expect((await quote(inquiry)).status).toBe(409)
    await setQuotation(own, 'rejected')
    expect((await quote(inquiry)).status).toBe(201)
  })
})

describe('a verification', () => {
  // The columns: nobody, customer, another, an unverified one, supplier, another, an unverified one, admin.
  const never = '401 403 403 403 403 403 403'
  test.each([
    ['users', 'customer', 'unverified', `${never} 200`],
    ['users', 'supplier', 'unverified', `${never} 200`],
    ['suppliers', 'supplier', 'unverified', `${never} 200`],
    ['users', 'customer', 'verified', `${never} 409`],
    ['users', 'supplier', 'verified', `${never} 409`],
    ['suppliers', 'supplier', 'verified', `${never} 409`],
    ['suppliers', 'customer', 'unverified', `${never} 404`],
    ['users', 'admin', 'verified', `${never} 404`],
  ] as const)('at /api/%s of a %s who is %s: %s', async (at, role, state, answers) => {
    const { id } = await make[role]({ verified: state === 'verified' })
    const seen: Thing[] = []
    const statuses = []
    for (const who of WHO) {
      const { status, body } = await ask(viewerOf(people, who), `PATCH /api/${at}/${id}/verify`)
      statuses.push(status)
      if (status === 200) seen.push(body)
    }
    expect(statuses.join(' ')).toBe(answers)
    for (const account of seen) expect(account).toMatchObject({ id, role, verified: true })
    const now = await db().user.findUniqueOrThrow({ where: { id } })
    expect(now.verified).toBe(state === 'verified' || answers.endsWith('200'))
  })
})
