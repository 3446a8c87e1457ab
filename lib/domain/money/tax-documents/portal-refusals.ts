import type { PostalAddress } from '../../../contract/core/money-fields'
import { gstStates, placeFault } from '../../../terms/gst-states'
import { shortHsns } from '../../../rules/core/hsn'
import { pinFault } from '../../../rules/core/pin-codes'
import { isSame } from './inv01'
import type { IssuedRow } from './tax-document'

type Document = Pick<IssuedRow, 'snapshot' | 'lines' | 'placeOfSupply'>

/** What the invoice registration portal would refuse of a document, each in a sentence. `turnover`: of the company. */
export function refusalsOf(document: Document, turnover: string): string[] {
  const lacks = lacksOf(document)
  const short = shortHsns(document.lines, turnover)
  return [
    ...(lacks.length ? [`It lacks ${lacks.join(', ')}`] : []),
    ...placeFaultsOf(document),
    ...gstinFaultsOf(document),
    ...(short ? [short] : []),
  ]
}

/** What is wrong with the places of a document: a PIN code of another State, a State that is none. */
export function placeFaultsOf({ snapshot, placeOfSupply }: Document): string[] {
  const supply = placeFault(placeOfSupply)
  return [
    ...(supply ? [`Place of supply: ${supply}`] : []),
    ...placesOf(snapshot).flatMap(([whose, { pin, stateCode }]) =>
      [placeFault(stateCode), pinFault(pin, stateCode)].flatMap((fault) =>
        fault ? [`Address of ${whose}: ${fault}`] : [],
      ),
    ),
  ]
}

/** The addresses of a document that its file has. */
function placesOf({ seller, buyer, shipTo }: Document['snapshot']): [whose: string, address: PostalAddress][] {
  const isElsewhere = shipTo && !isSame(shipTo, buyer.address)
  return [
    ['the company', seller.address],
    ['the customer', buyer.address],
    ...(isElsewhere ? [['the delivery', shipTo] as [string, PostalAddress]] : []),
  ]
}

/** A GST number is of the State of its address, and buyer and seller have two. */
function gstinFaultsOf({ snapshot: { seller, buyer } }: Document): string[] {
  const faults = [
    ['the company', seller],
    ['the customer', buyer],
  ] as const
  return [
    ...faults.flatMap(([whose, { gstin, address }]) =>
      gstin && gstin.slice(0, 2) !== address.stateCode
        ? [
            `GST number of ${whose}: it is of ${gstStates[gstin.slice(0, 2)]}, the address is in ${gstStates[address.stateCode]}`,
          ]
        : [],
    ),
    ...(buyer.gstin && buyer.gstin === seller.gstin ? ['Customer and company have the same GST number'] : []),
  ]
}

/** What the schema of the portal misses. */
function lacksOf({ snapshot, lines }: Document): string[] {
  const { seller, buyer, shipTo } = snapshot
  const places: [whose: string, address: PostalAddress | null][] = [
    ['the company', seller.address],
    ['the customer', buyer.address],
    ['the delivery address', shipTo],
  ]
  return [
    ...[seller, buyer].flatMap(({ name }) => (name.length < 3 ? [`a name of 3 letters instead of ‘${name}’`] : [])),
    ...places.flatMap(([whose, address]) =>
      address && address.city.length < 3 ? [`the city of ${whose} in 3 letters`] : [],
    ),
    ...lines.flatMap(({ description, hsn }, i) => [
      ...(description.length < 3 ? [`a description of line ${i + 1} in 3 letters`] : []),
      ...(hsn.length < 4 ? [`the HSN of line ${i + 1}`] : []),
    ]),
  ]
}
