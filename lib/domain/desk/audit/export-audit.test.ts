import { GET } from '@/app/api/audit/export/route'
import { rejectMachine } from '@/lib/domain/trade/machines/decide-machine'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const HEAD = 'Entry,Time (IST),What,Event,Person,Company,Role,Member role,Account,Record,Record id,From,To,Note,Details'
let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))

const exported = (query: string, as: Viewer | null = admin) => call(GET, { as, at: `/api/audit/export?${query}` })
const textOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())

test('nothing that fits is the head of the columns alone, in a file by the name of the day', async () => {
  const { id } = await make.admin()
  const response = await exported(`actor=${id}`)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  expect(response.headers.get('content-disposition')).toContain(`attachment; filename="audit-log-${today}.csv"`)
  expect(await textOf(response)).toBe(`\uFEFF${HEAD}\r\n`)
})

test('an act in a line: times of India, states by name, a formula as text, Devanagari and quotation marks as written', async () => {
  const judge = await make.admin({ contactName: 'नंदिनी "एन" राव', companyName: '=HYPERLINK("http://x.example")' })
  const supplier = await make.supplier({ companyName: '@Pune, Precision' })
  const machine = await make.machine(supplier, { approved: false })
  await rejectMachine(judge, { id: machine.id, reason: '=1+1' })
  const { id, createdAt } = await db().event.findFirstOrThrow({ where: { actorId: judge.id } })
  const time = new Date(createdAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const row =
    `${id},${time},Machine rejected,"Rejected machine ${machine.name} of @Pune, Precision","नंदिनी ""एन"" राव",` +
    `"'=HYPERLINK(""http://x.example"")",admin,Owner,${judge.id},machine,${machine.id},Pending Approval,Rejected,'=1+1,` +
    `"Supplier: @Pune, Precision; Machine: ${machine.name}"`
  expect(await textOf(await exported(`actor=${judge.id}`))).toBe(`\uFEFF${HEAD}\r\n${row}\r\n`)
})

test('all that fits and nothing else, each once, the newest first, however many batches that takes', async () => {
  const { id: actorId } = await make.admin()
  const createdAt = new Date('2026-05-01T06:00:00Z')
  const data = Array.from({ length: 2_100 }, (_, n) => ({
    kind: n < 2_050 ? 'machine.sold' : 'x',
    actorId,
    createdAt,
    data: {},
  }))
  await db().event.createMany({ data })
  await db().event.create({ data: { kind: 'x', actorId, createdAt: '2026-05-03T06:00:00Z', data: {} } })
  const text = await textOf(await exported(`actor=${actorId}&from=2026-05-01&to=2026-05-02`))
  const ids = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => parseInt(line))
  expect([ids.length, new Set(ids).size]).toEqual([2_100, 2_100])
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
})

test('a malformed filter is refused; an export writes nothing, since another site can cause a GET', async () => {
  const auditor = await make.admin()
  expect((await exported('from=never', auditor)).status).toBe(400)
  await textOf(await exported(`kind=machines&actor=${admin.id}`, auditor))
  expect(await db().event.findMany({ where: { actorId: auditor.id } })).toEqual([])
})

test('nobody but an admin gets it, whatever is asked', async () => {
  for (const query of ['', 'from=never']) {
    expect((await exported(query, null)).status).toBe(401)
    expect((await exported(query, await make.customer())).status).toBe(403)
    expect((await exported(query, await make.supplier())).status).toBe(403)
  }
})
