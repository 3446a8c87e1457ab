import { findAccount, toAccount } from '../../lib/domain/accounts/account'
import { rows } from '../../lib/infra/db/db'
import { hashPassword } from '../../lib/infra/password/password'
import { addAdmin } from './add-admin'
import { accountScenes } from './account-scenes'
import { backdate, readOldNews } from './backdate'
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
import { playScenes, type Scene } from './scenes'

/** The demo accounts with the richest data, one a role, as the start of the server prints them. */
export const signIns = () =>
  (['customer', 'supplier', 'admin'] as const)
    .map((key) => `  ${key.padEnd(9)} ${key}@${DOMAIN}  ${PASSWORD}`)
    .join('\n')

/**
 * Fills an empty database with eight months of a small marketplace by the domain's own verbs, so that screens, history
 * and notifications are real.
 */
export async function seedDemo() {
  const passwordHash = await hashPassword(PASSWORD)
  const stage = new Stage()
  await playScenes(stage, [
    adminScene(passwordHash),
    ...accounts.flatMap(accountScenes(passwordHash)),
    ...processes.flatMap(processScenes),
    ...machines.flatMap(machineScenes),
    ...[...delivered, ...underWay, ...open].flatMap(projectScenes),
    ...requests.flatMap(requestScenes),
  ])
  await backdate()
  await readOldNews()
}

/** The one who was there before all others. */
const adminScene = (passwordHash: string): Scene => ({
  day: 250,
  play: async (stage) => {
    const email = `admin@${DOMAIN}`
    const names = { companyName: 'Jobwork Operations', contactName: 'Nandini Rao', phone: '+91 20 4890 1200' }
    const id = await addAdmin({ ...names, email, passwordHash })
    stage.enter('admin', toAccount(await findAccount(rows, id)))
  },
})
