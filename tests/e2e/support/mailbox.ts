import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './fixtures'

/** The mails that arrived for an address, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '.data', 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** The newest mail to this address that says this, waited for as a person waits. */
export async function mailTo(address: string, says: RegExp | string = ''): Promise<Email> {
  const fits = ({ subject = '' }: Email) => (says instanceof RegExp ? says.test(subject) : subject.includes(says))
  let mail: Email | undefined
  await expect.poll(async () => (mail = (await mailsTo(address)).filter(fits).at(-1)) !== undefined).toBe(true)
  return mail!
}

/** The path to which the button of a mail leads. */
export const linkIn = (mail: Email): string =>
  /href="https?:\/\/[^/"]+(\/[^"]+)"/.exec(mail.html!)![1]!.replaceAll('&amp;', '&')

/** The path of the button in the newest mail to this address. */
export const linkMailedTo = async (address: string) => linkIn(await mailTo(address, /password|has a Jobwork account/))

/** Confirms the email of a registration by the link of its letter; before that mails hold nobody's text. Answers the email. */
export async function proveMailbox({ request }: Page): Promise<string> {
  const { email } = (await (await request.get('/api/user')).json()) as { email: string }
  const token = new URL(linkIn(await mailTo(email, 'Confirm')), 'http://localhost').searchParams.get('token')
  expect((await request.post('/api/email/confirm', { data: { token } })).status()).toBe(204)
  return email
}
