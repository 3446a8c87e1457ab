import { rows } from '../../../infra/db/db'
import { queueAccountMail } from '../accounts/account-mail'
import { command } from '../../core/verb'
import { aboutMember, findPerson, toMe } from '../members/person'

/** Tells a person by letter of a sign-in from a browser that isn't known, and writes it into the audit log. */
export async function tellNewDevice(memberId: number, device: string) {
  const person = toMe(await findPerson(rows, memberId))
  await tell(person, { device: isPlain(device) ? device : 'An unknown program' })
}

const tell = command('account.login', async ({ viewer, rows, emit }, { device }: { device: string }) => {
  if (!viewer) return
  emit('account.newDevice', { ...aboutMember(viewer, viewer.member), device })
  await queueAccountMail(rows, { name: 'new-device', to: viewer.email, device, at: new Date().toISOString() })
})

/** A User-Agent is free text: in a letter stands none that a mail program makes a link of. */
const isPlain = (device: string) => /^[A-Za-z0-9 ]{1,60}$/.test(device)
