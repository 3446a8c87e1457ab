import { findAccount, toAccount } from '../../lib/domain/accounts/account'
import { db, pooledRows } from '../../lib/infra/db'
import { hashPassword } from '../../lib/infra/password'
import { accountScenes } from './account-scenes'
import { backdate, dropDeliveries, readOldNews } from './backdate'
import { machineScenes, processScenes } from './capability-scenes'
import { requestScenes } from './order-scenes'
import { projectScenes } from './project-scenes'
import { Stage } from './stage'
import { accounts, DOMAIN, PASSWORD } from './story/accounts'
import { processes } from './story/capabilities'
import { delivered } from './story/delivered'
import { machines } from './story/machines'
import { open } from './story/open'
import { requests } from './story/requests'
import { underWay } from './story/under-way'
import { tell } from './tell'

/** The demo accounts with the richest data, one a role, as the start of the server prints them. */
export const signIns = () =>
  (['customer', 'supplier', 'admin'] as const)
    .map((key) => `  ${key.padEnd(9)} ${key}@${DOMAIN}  ${PASSWORD}`)
    .join('\n')

/**
 * Fills an empty database with eight months of a small marketplace, told with the domain's own verbs: what the screens
 * show, its history and its notifications are as real as those of any other day.
 */
export async function seedDemo() {
  const passwordHash = await hashPassword(PASSWORD)
  const stage = new Stage()
  stage.enter('admin', await createDemoAdmin(passwordHash))
  const told = await tell(stage, [
    ...accounts.flatMap(accountScenes(passwordHash)),
    ...processes.flatMap(processScenes),
    ...machines.flatMap(machineScenes),
    ...[...delivered, ...underWay, ...open].flatMap(projectScenes),
    ...requests.flatMap(requestScenes),
  ])
  await backdate(told)
  await readOldNews()
  await dropDeliveries(told)
}

async function createDemoAdmin(passwordHash: string) {
  const email = `admin@${DOMAIN}`
  const names = { companyName: 'Jobwork Operations', contactName: 'Nandini Rao', phone: '+91 20 4890 1200' }
  const createdAt = new Date(Date.now() - 250 * 86_400_000)
  const data = { ...names, email, username: email, passwordHash, role: 'admin', verified: true, createdAt } as const
  const { id } = await db().user.create({ data })
  return toAccount(await findAccount(pooledRows, id))
}
