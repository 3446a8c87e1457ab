import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { env } from './env'

export type Mail = { to: string; subject: string; text: string }

/** Sends a mail by SMTP_URL, else writes it to DATA_DIR/mail as an .eml file that every mail program opens. */
export async function sendMail({ to, subject, text }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env()
  const message = { from: MAIL_FROM, to, subject, text }
  if (SMTP_URL) return void (await nodemailer.createTransport(SMTP_URL).sendMail(message))

  const written = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const folder = path.resolve(DATA_DIR, 'mail')
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Whole or not at all: who watches the folder never reads half a mail.
  await writeFile(`${file}.part`, written.message as Buffer, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
