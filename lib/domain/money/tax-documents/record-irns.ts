import { randomUUID } from 'node:crypto'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { IrnForm, type IrnRecorded, type IrnRow, type invoiceFiles } from '../../../contract/money/invoice-files'
import { sql } from '../../../infra/db/db'
import { asBulk, refusalOf } from '../../core/bulk-scope'
import { query } from '../../core/verb'
import { recordIrn } from './record-irn'

/** An admin records what the registration portal answered of many documents, each in a transaction of its own. */
export const recordIrns = query(
  'invoice.irn',
  async ({ viewer, rows }, { rows: pasted }: Input<typeof invoiceFiles.irns>): Promise<IrnRecorded[]> => {
    // A customer of several of them gets one mail.
    const bulk = { id: randomUUID(), owed: new Set<string>(), isRehearsal: false }
    const numbers = pasted.map(numberOf)
    const found = await rows<{ id: number; number: string }>(
      sql`SELECT d.id, d.number FROM tax_documents d WHERE d.number = ANY (${numbers}::text[])`,
    )
    const recorded: IrnRecorded[] = []
    for (const row of pasted) {
      const number = numberOf(row)
      const id = found.find((document) => document.number === number)?.id
      const refused = await refusalOf(() => asBulk(bulk, () => recordIrn(viewer, formOf(row, number, id))))
      recorded.push({ number, recorded: refused === null, refused })
    }
    return recorded
  },
)

const numberOf = ({ number }: IrnRow) => number.trim().toUpperCase()

/** The row as the call for a single document takes it; 409 with what is wrong with it. */
function formOf({ irn, ackNo, ackOn, signedQr }: IrnRow, number: string, id: number | undefined) {
  if (!id) throw new Problem('conflict', `There is no invoice ${number || 'without a number'}`)
  if (!signedQr.trim())
    throw new Problem('conflict', 'The signed QR is missing: the invoice bears it. The portal’s JSON file has it.')
  const form = IrnForm.safeParse({ irn, ackNo, ackOn, signedQr })
  if (!form.success) throw new Problem('conflict', form.error.issues[0]!.message)
  return { id, ...form.data }
}
