import type { DeliveryAddress } from '../../../lib/contract/people/addresses'
import { db } from '../../../lib/infra/db/db'
import { checkDigit } from '../../../lib/terms/gstin'
import { dayAt } from '../scenes'
import { DOMAIN } from '../story/accounts'
import { idsOf, type Happening, type Person } from './happening'
import type { Random } from './random'
import { buyers, builds, first, kinds, last, places, shops, trades } from './words'

type Company = Person & { companyName: string; since: number }
/** What a supplier makes on which machines, by the names of its approved processes. */
export type Shop = Company & { role: 'supplier'; machines: Map<string, number[]> }
export type Buyer = Company & { role: 'customer'; delivery: DeliveryAddress | null; prefix: string }
type World = { buyers: Buyer[]; shops: Shop[]; happenings: Happening[] }

/** Days ago at which the youngest company came. */
const YOUNGEST = 120
const OLDEST = 560

/** Opens the accounts with addresses, processes and machines, all of them verified and approved by an admin. */
export async function openCompanies(random: Random, admin: Person, passwordHash: string): Promise<World> {
  const happenings: Happening[] = []
  const names = [
    ...buyers.map((name) => ({
      role: 'customer' as const,
      companyName: `${name} ${random.one(builds)} Pvt. Ltd.`,
      name,
    })),
    ...shops.map((name) => ({ role: 'supplier' as const, companyName: `${name} ${random.one(kinds)}`, name })),
  ]
  const ids = await idsOf('users', names.length)
  const people = names.map(({ role, companyName, name }, n) => {
    const [city, pin, state, code] = random.one(places)
    const email = `${name.toLowerCase()}@${DOMAIN}`
    const letters = name.toUpperCase().padEnd(4, 'X').slice(0, 4)
    const since = random.between(YOUNGEST, OLDEST)
    return {
      city: { city, pin, stateCode: code },
      since,
      data: {
        id: ids[n]!,
        role,
        companyName,
        email,
        username: email,
        verified: true,
        contactName: `${random.one(first)} ${random.one(last)}`,
        phone: `+91 ${random.whole(70_000, 99_999)} ${random.whole(10_000, 99_999)}`,
        address: `Plot ${random.whole(1, 400)}, Industrial Area, ${city}, ${state} ${pin}`,
        gstNumber: withCheck(`${code}AA${letters[0]}C${letters[1]}${random.whole(1000, 9999)}K1Z`),
        emailProvenAt: dayAt(since),
        createdAt: dayAt(since),
      },
    }
  })
  await db().user.createMany({ data: people.map(({ data }) => data) })
  await db().member.createMany({
    data: people.map(({ data: { id, contactName, email, emailProvenAt, createdAt } }) => ({
      companyId: id,
      contact: true,
      name: contactName,
      email,
      passwordHash,
      emailProvenAt,
      createdAt,
    })),
  })
  for (const { data, since } of people) {
    const about = { accountId: data.id, role: data.role, companyName: data.companyName }
    happenings.push({ kind: 'account.registered', data: about, at: dayAt(since), by: null })
    happenings.push({ kind: 'account.verified', data: about, at: dayAt(since - 1), by: admin })
  }

  const buying: Buyer[] = []
  const making: Shop[] = []
  for (const { data, since, city } of people) {
    const { id, companyName, role } = data
    if (role === 'customer') {
      const place = {
        label: 'Works',
        line1: `Gate ${random.whole(1, 4)}, Plot ${random.whole(1, 400)}`,
        line2: null,
        ...city,
      }
      const made = await db().address.create({
        data: { ...place, customerId: id, isDefault: true, createdAt: dayAt(since - 2) },
      })
      const prefix = companyName.slice(0, 3).toUpperCase()
      buying.push({ id, role, companyName, since, prefix, delivery: { ...place, id: made.id, gstin: null } })
    } else making.push({ id, role, companyName, since, machines: await equip(id, companyName, since) })
  }
  return { buyers: buying, shops: making, happenings }

  /** Two to four processes of a supplier, with one to three machines each. */
  async function equip(supplierId: number, supplierName: string, since: number): Promise<Shop['machines']> {
    const start = random.whole(0, trades.length - 1)
    const chosen = Array.from({ length: random.whole(2, 4) }, (_, n) => trades[(start + n) % trades.length]!)
    const machines: Shop['machines'] = new Map()
    const [added, decided] = [dayAt(since - 2), dayAt(since - 3)]
    for (const { process: name, machine } of chosen) {
      const words = { name, description: `${name} of single pieces and lots, report with each lot.` }
      const process = await db().process.create({
        data: { ...words, supplierId, status: 'approved', createdAt: added },
      })
      const ofProcess = { processId: process.id, processName: name, supplierId, supplierName }
      happenings.push(...approvedBy(admin, 'process', ofProcess))
      const own: number[] = []
      for (let n = 1; n <= random.whole(1, 3); n++) {
        const fields = { name: `${machine} ${n}`, model: `Series ${random.whole(10, 99)}`, type: machine }
        const status = random.one(['idle', 'running', 'running', 'maintenance'] as const)
        const data = {
          ...fields,
          status,
          serialNumber: `SN-${supplierId}-${process.id}-${n}`,
          supplierId,
          processId: process.id,
        }
        const { id } = await db().machine.create({ data: { ...data, approvalStatus: 'approved', createdAt: added } })
        happenings.push(
          ...approvedBy(admin, 'machine', { machineId: id, machineName: data.name, supplierId, supplierName }),
        )
        own.push(id)
      }
      machines.set(name, own)
    }
    return machines

    function approvedBy(by: Person, noun: 'process' | 'machine', about: object): Happening[] {
      const supplier: Person = { id: supplierId, role: 'supplier' }
      return [
        { kind: `${noun}.submitted`, data: { ...about, from: null, to: 'pending' }, at: added, by: supplier },
        { kind: `${noun}.approved`, data: { ...about, from: 'pending', to: 'approved' }, at: decided, by },
      ] as Happening[]
    }
  }
}

const withCheck = (first14: string) => first14 + checkDigit(first14)

/** The companies of the small demo, which trade with the others. */
export async function knownCompanies(): Promise<Pick<World, 'buyers' | 'shops'>> {
  const of = async <R extends 'customer' | 'supplier'>(role: R) =>
    (await db().user.findMany({ where: { role, verified: true }, orderBy: { id: 'asc' } })).map(
      ({ id, companyName, createdAt }) => ({
        id,
        companyName,
        since: (Date.now() - createdAt.getTime()) / 86_400_000,
        role,
      }),
    )
  const shops = []
  for (const shop of await of('supplier')) {
    const include = { machines: { where: { approvalStatus: 'approved' as const } } }
    const own = await db().process.findMany({ where: { supplierId: shop.id, status: 'approved' }, include })
    shops.push({ ...shop, machines: new Map(own.map(({ name, machines }) => [name, machines.map(({ id }) => id)])) })
  }
  const customers = await of('customer')
  return {
    buyers: customers.map((one) => ({ ...one, delivery: null, prefix: one.companyName.slice(0, 3).toUpperCase() })),
    shops,
  }
}
