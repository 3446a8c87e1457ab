import type { EntityType } from '../../lib/terms/nouns'
import { keepFigures } from '../../lib/domain/desk/dashboard/keep-month-figures'
import { findPerson, toMe } from '../../lib/domain/people/members/person'
import { db, rows } from '../../lib/infra/db/db'
import { setCleaningLimit } from '../../lib/infra/cleaning'
import { hashPassword } from '../../lib/infra/password/password'
import { isoDay } from '../../lib/terms/format'
import { addAdmin } from './add-admin'
import { accountScenes } from './account-scenes'
import { addressScenes } from './address-scenes'
import { backdate, readOldNews } from './backdate'
import { machineScenes, processScenes } from './capability-scenes'
import { seedLarge } from './large'
import { peopleScenes } from './people-scenes'
import { requestScenes } from './order-scenes'
import { projectScenes } from './project-scenes'
import { repeatProject } from './repeats'
import { companyScenes } from './company-scenes'
import { Stage } from './stage'
import { accounts, DOMAIN, PASSWORD } from './story/accounts'
import { addresses } from './story/addresses'
import { people } from './story/people'
import { processes } from './story/capabilities'
import { delivered } from './story/delivered'
import { machines } from './story/machines'
import { open } from './story/open'
import { repeats } from './story/repeats'
import { requests } from './story/requests'
import { underWay } from './story/under-way'
import { evidenceScenes } from './evidence-scenes'
import { deliveryScenes } from './delivery-scenes'
import { materialScenes } from './material-scenes'
import { shipmentScenes } from './shipment-scenes'
import { billScenes } from './bill-scenes'
import { rfqScenes } from './rfq-scenes'
import { receiptScenes } from './receipt-scenes'
import { teamScenes } from './team-scenes'
import { playScenes, type Scene } from './scenes'

/** The table of each noun, of which the story has something. */
export const tables: Record<EntityType, string> = {
  user: 'users',
  process: 'processes',
  machine: 'machines',
  inquiry: 'inquiries',
  rfq: 'rfqs',
  question: 'questions',
  quotation: 'quotations',
  approvalrequest: 'approval_requests',
  workorder: 'work_orders',
  problem: 'problems',
  shipment: 'shipments',
  invoice: 'tax_documents',
  bill: 'bills',
  payout: 'payouts',
  receipt: 'receipts',
  workorderrequest: 'work_order_requests',
  companydocument: 'company_documents',
  operator: 'operator_profile',
  rate: 'rates',
}

/** The demo accounts with the richest data, one a role, as the start of the server prints them: those that are there. */
export async function signIns(): Promise<string> {
  const emails = ['customer', 'supplier', 'admin'].map((role) => `${role}@${DOMAIN}`)
  const there = await db().user.findMany({ where: { email: { in: emails } }, select: { email: true } })
  return emails
    .filter((email) => there.some((account) => account.email === email))
    .map((email) => `  ${email.split('@')[0]!.padEnd(9)} ${email}  ${PASSWORD}`)
    .join('\n')
}

/** Photos of the demo are our own: a start on a slow machine doesn't end for them (ms). */
const OWN_FILE_MS = 300_000

/**
 * Fills an empty database with eight months of a small marketplace by the domain's own verbs, so that screens, history
 * and notifications are real.
 */
export async function seedDemo(): Promise<void> {
  const limit = setCleaningLimit(OWN_FILE_MS)
  try {
    await fill()
  } finally {
    setCleaningLimit(limit)
  }
}

/** Fills the demo up to 2,000 orders. */
export const enlargeDemo = async (): Promise<void> => seedLarge(await hashPassword(PASSWORD))

async function fill() {
  const passwordHash = await hashPassword(PASSWORD)
  const projects = [...delivered, ...underWay, ...open, ...repeats.map(repeatProject)]
  const stage = new Stage()
  await playScenes(stage, [
    adminScene(passwordHash),
    ...accounts.flatMap(accountScenes(passwordHash)),
    ...people.map(peopleScenes(passwordHash)),
    ...addresses.map(addressScenes),
    ...processes.flatMap(processScenes),
    ...machines.flatMap(machineScenes),
    ...projects.flatMap(projectScenes),
    ...requests.flatMap(requestScenes),
    ...companyScenes(),
    ...evidenceScenes(),
    ...shipmentScenes(),
    ...deliveryScenes(),
    ...materialScenes(),
    ...billScenes(),
    ...receiptScenes(),
    ...rfqScenes(),
    ...teamScenes(),
    monthScene(),
  ])
  await backdate(tables)
  await readOldNews()
}

/** The one who was there before all others. */
const adminScene = (passwordHash: string): Scene => ({
  day: 250,
  play: async (stage) => {
    const email = `admin@${DOMAIN}`
    const names = { companyName: 'Jobwork Operations', contactName: 'Nandini Rao', phone: '+91 20 4890 1200' }
    const { memberId } = await addAdmin({ ...names, email, passwordHash })
    stage.enter('admin', toMe(await findPerson(rows, memberId)))
  },
})

/** As this month begins, the figures of all dashboards are kept. */
function monthScene(): Scene {
  const today = isoDay(Date.now())
  return { day: Number(today.slice(8)) - 0.0001, play: () => keepFigures(`${today.slice(0, 7)}-01`) }
}
