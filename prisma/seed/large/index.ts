import { addAdmin } from '../add-admin'
import { db } from '../../../lib/infra/db/db'
import { DOMAIN } from '../story/accounts'
import { knownCompanies, openCompanies } from './companies'
import { analyze, record, type Person } from './happening'
import { livesOf } from './lives'
import { randomFrom } from './random'
import { writeLives } from './write-lives'

/** The same demo at every start. */
const SEED = 2_026

/** What the large demo holds in all: with the small one 2,000 orders of 40 customers by 30 suppliers. */
const ORDERS = 2_000

/**
 * Fills the demo up to 2,000 orders, in bulk: eighteen months of companies that trade with each other and with those of
 * the small demo. What it writes is what the domain's verbs would have written.
 */
export async function seedLarge(passwordHash: string, orders = ORDERS) {
  const random = randomFrom(SEED)
  for (const [name, contactName] of [
    ['desk', 'Vikram Iyer'],
    ['accounts', 'Sana Shaikh'],
  ] as const)
    await addAdmin({ email: `${name}@${DOMAIN}`, passwordHash, companyName: 'Jobwork Operations', contactName })
  const owners = await db().member.findMany({ where: { company: { role: 'admin' } }, orderBy: { id: 'asc' } })
  const admins: Person[] = owners.map(({ id, companyId }) => ({ id: companyId, role: 'admin', member: id }))
  const known = await knownCompanies()
  const { happenings, ...opened } = await openCompanies(random, admins[0]!, passwordHash)
  const world = { buyers: [...known.buyers, ...opened.buyers], shops: [...known.shops, ...opened.shops] }
  const lives = livesOf(random, world, orders - (await db().workOrder.count()))
  await record([...happenings, ...(await writeLives(random, lives, admins))], admins)
  await analyze([
    'users',
    'members',
    'processes',
    'machines',
    'inquiries',
    'quotations',
    'work_orders',
    'events',
    'notifications',
  ])
}
