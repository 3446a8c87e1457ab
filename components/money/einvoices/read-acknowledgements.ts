import type { IrnRow } from '@/lib/contract/money/invoice-files'
import { EINVOICES_MAX } from '@/lib/terms/invoice-batch'

/** How portals and their programs call each column, in letters alone. */
const NAMES: Record<keyof IrnRow, readonly string[]> = {
  number: ['docno', 'documentno', 'documentnumber', 'invoiceno', 'invoicenumber', 'no'],
  irn: ['irn', 'irnno', 'irnnumber'],
  ackNo: ['ackno', 'acknumber', 'acknowledgementno', 'acknowledgementnumber'],
  ackOn: ['ackdate', 'ackdt', 'acknowledgementdate'],
  signedQr: ['signedqr', 'signedqrcode', 'qrcode', 'signedqrtext'],
}
const KEYS = Object.keys(NAMES) as (keyof IrnRow)[]

type Read = { rows: readonly IrnRow[]; fault: string | null }
const faulty = (fault: string | null): Read => ({ rows: [], fault })

/** The acknowledgements in a pasted text: a table whose first line names its columns, or JSON. */
export function readAcknowledgements(text: string): Read {
  const pasted = text.trim()
  if (!pasted) return faulty(null)
  const records = /^[[{]/.test(pasted) ? recordsOfJson(pasted) : recordsOfTable(pasted)
  if (!records) return faulty('This JSON is cut off: paste all of it.')
  const isNamed =
    records.some((record) => valueOf(record, 'irn')) && records.some((record) => valueOf(record, 'number'))
  if (!isNamed) return faulty('The first line names the columns: Doc No, Ack No, Ack Date, IRN, Signed QR.')
  if (records.length > EINVOICES_MAX) return faulty(`Paste at most ${EINVOICES_MAX} rows at once.`)
  return { rows: records.map(rowOf), fault: null }
}

type Fields = ReadonlyMap<string, string>

const valueOf = (record: Fields, key: keyof IrnRow) =>
  NAMES[key].flatMap((name) => record.get(name) ?? []).find((value) => value !== '') ?? ''

const rowOf = (record: Fields) => Object.fromEntries(KEYS.map((key) => [key, valueOf(record, key)])) as IrnRow

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** The lines of a sheet (tabs between) or of a CSV file, each by the names of the first line. */
function recordsOfTable(text: string): Fields[] {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim())
  const cellsOf = head.includes('\t') ? (line: string) => line.split('\t') : cellsOfCsv
  const names = cellsOf(head).map(lettersOf)
  return lines.map((line) => new Map(cellsOf(line).map((value, i) => [names[i] ?? '', value.trim()])))
}

/** A line of CSV: cells may stand in quotes, with commas and doubled quotes inside. */
const cellsOfCsv = (line: string) =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  )

/** The objects of JSON: a list, or one inside an object; with their fields and those one level below. Null: it is no JSON. */
function recordsOfJson(text: string): Fields[] | null {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return null
  }
  const list = Array.isArray(found) ? found : (Object.values(found as object).find(Array.isArray) ?? [found])
  return (list as unknown[]).map((one) => {
    const fields = new Map<string, string>()
    for (const [name, value] of entriesOf(one))
      if (typeof value === 'object') for (const [below, inner] of entriesOf(value)) put(fields, below, inner)
      else put(fields, name, value)
    return fields
  })
}

const entriesOf = (value: unknown) => (value && typeof value === 'object' ? Object.entries(value) : [])

function put(fields: Map<string, string>, name: string, value: unknown) {
  if (typeof value === 'string' || typeof value === 'number') fields.set(lettersOf(name), String(value).trim())
}
