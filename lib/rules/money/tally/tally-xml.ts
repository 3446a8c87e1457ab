import { decimals } from '../../../terms/paise'
import type { TallyEntry, TallyParty, TallyVoucher } from './voucher'

/** A file that Tally imports: the ledgers of the parties, then the vouchers. One that was imported before is changed, not doubled. */
export const tallyXml = (parties: readonly TallyParty[], vouchers: readonly TallyVoucher[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE>',
    '<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
    '<BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC>',
    '<REQUESTDATA>',
    ...parties.map((party) => message(ledgerOf(party))),
    ...vouchers.map((voucher) => message(voucherOf(voucher))),
    '</REQUESTDATA>',
    '</IMPORTDATA></BODY>',
    '</ENVELOPE>',
    '',
  ].join('\n')

const message = (content: string) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>`

const tag = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`
const tagIf = (name: string, value: string | null) => (value ? tag(name, value) : '')
const yesNo = (isSo: boolean) => (isSo ? 'Yes' : 'No')

function ledgerOf(party: TallyParty): string {
  const { name, group, addressLines, state, pin, gstin, pan, registration } = party
  const lines = addressLines.map((line) => tag('ADDRESS', line)).join('')
  const fields = [
    `<NAME.LIST>${tag('NAME', name)}</NAME.LIST>`,
    tag('PARENT', group),
    tag('ISBILLWISEON', 'Yes'),
    lines && `<ADDRESS.LIST>${lines}</ADDRESS.LIST>`,
    tagIf('LEDSTATENAME', state),
    tag('COUNTRYNAME', 'India'),
    tagIf('PINCODE', pin),
    tag('GSTREGISTRATIONTYPE', registration),
    tagIf('PARTYGSTIN', gstin),
    tagIf('INCOMETAXNUMBER', pan),
  ]
  return `<LEDGER NAME="${escaped(name)}" ACTION="Create">${fields.join('')}</LEDGER>`
}

function voucherOf({ id, type, on, number, party, reference, narration, entries }: TallyVoucher): string {
  const day = on.replaceAll('-', '')
  const fields = [
    tag('DATE', day),
    tag('GUID', id),
    tag('VOUCHERTYPENAME', type),
    tag('VOUCHERNUMBER', number),
    tagIf('REFERENCE', reference),
    tag('PARTYLEDGERNAME', party),
    tag('NARRATION', narration),
    tag('EFFECTIVEDATE', day),
    tag('PERSISTEDVIEW', 'Accounting Voucher View'),
    tag('ISINVOICE', 'No'),
    ...entries.map(entryOf),
  ]
  return `<VOUCHER REMOTEID="${escaped(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">${fields.join('')}</VOUCHER>`
}

/** In Tally a debit is below 0. */
function entryOf({ ledger, paise, party }: TallyEntry): string {
  const amount = tag('AMOUNT', decimals(-paise, 2))
  const fields = [
    tag('LEDGERNAME', ledger),
    tag('ISDEEMEDPOSITIVE', yesNo(paise > 0)),
    tag('ISPARTYLEDGER', yesNo(party !== undefined)),
    amount,
    party ? billOf(party, amount) : '',
  ]
  return `<ALLLEDGERENTRIES.LIST>${fields.join('')}</ALLLEDGERENTRIES.LIST>`
}

function billOf(party: NonNullable<TallyEntry['party']>, amount: string): string {
  const name =
    party.bill === null
      ? tag('BILLTYPE', 'On Account')
      : `${tag('NAME', party.bill)}${tag('BILLTYPE', party.isNew ? 'New Ref' : 'Agst Ref')}`
  return `<BILLALLOCATIONS.LIST>${name}${amount}</BILLALLOCATIONS.LIST>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text as XML takes it: signs that are no text, such as a bell, are left out. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- these signs have no place in XML 1.0
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
