import { resolve } from 'node:path'
import pg from 'pg'
import { readPassword } from '../../../lib/infra/postgres/postgres-cluster'
import { urlOf } from '../../../lib/infra/postgres/postgres-lease'
import { findPostmaster } from '../../../lib/infra/postgres/postmaster'
import { named } from './fixtures'
import { fill, remove } from './overfilled-sql'

/** Names as hard as the database takes them: with the words that tell them apart they have up to 200 characters. */
export const hardNames = {
  long: 'Präzisionsschraubengewindespindelgehäuse'.repeat(4).slice(0, 160),
  words: 'Bearing housing for the secondary gearbox of the cement mill, second revision after the trial run, '
    .repeat(2)
    .slice(0, 160),
  devanagari: 'लोहाना प्रिसिजन वर्क्स के लिए गियरबॉक्स का ऊपरी ढक्कन और आधार',
  emoji: 'Gear 👩🏽‍🏭👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿⚙️ housing 🇮🇳',
  rtl: 'غلاف علبة التروس (٤٠ مم) – גוף תיבת הילוכים',
  html: '<script>alert(1)</script><b>Bold & "quoted"</b>',
} as const

/** A customer, a supplier and an admin who have seen everything, with 2,000 orders between them. */
export interface Overfilled {
  /** Sign-in by role; the password is `jobwork-demo`. */
  sign: Record<'customer' | 'supplier' | 'admin', string>
  /** One of each kind, its name as long as it may be: the order has 30 files, the inquiry 40 quotations, `open` none. */
  ids: Record<
    | 'customer'
    | 'supplier'
    | 'order'
    | 'inquiry'
    | 'open'
    | 'quotation'
    | 'rfq'
    | 'request'
    | 'machine'
    | 'entry'
    | 'invoice'
    | 'receipt'
    | 'bill'
    | 'payout'
    | 'shipment'
    | 'delivery'
    | 'pickUp'
    | 'measured'
    | 'draft'
    | 'final',
    number
  >
  /** A word in the name of one project alone. */
  only: string
}

/** Makes the world by a few statements in the server's own database, and removes it after `use`. Its names are six. */
export async function overfilled(use: (world: Overfilled) => Promise<void>, names = Object.values<string>(hardNames)) {
  const folder = resolve(process.env.E2E_DATA_DIR!, 'postgres')
  const postmaster = await findPostmaster(folder)
  if (!postmaster) throw new Error(`No database runs on ${folder}`)
  const client = new pg.Client(urlOf(postmaster, await readPassword(folder)))
  await client.connect()
  const key = named('overfilled').replace(' ', '-')
  try {
    await use(await fill(client, key, names))
  } finally {
    await remove(client, key)
    await client.end()
  }
}
