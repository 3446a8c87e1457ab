import type { Aql, DocumentKind } from '../../contract/files/document-kinds'

/** How people call the documents that an order can require, in the order in which they are made. */
export const documentLabels: Record<DocumentKind, string> = {
  first_article: 'First article inspection',
  inspection_report: 'Inspection report',
  material_certificate: 'Material certificate',
  conformity_certificate: 'Certificate of conformance',
  packing_photo: 'Packing photo',
  dispatch_photo: 'Photos before dispatch',
}
export const documentKinds = Object.keys(documentLabels) as DocumentKind[]

/** What each proves, in a line. */
const documentHelp: Record<DocumentKind, string> = {
  first_article: 'Every dimension of the first piece, before the rest is made.',
  inspection_report: 'Measured dimensions of a sample.',
  material_certificate: 'The mill’s own certificate, by heat number.',
  conformity_certificate: 'The maker confirms that the parts fit the drawing.',
  packing_photo: 'How the parts are packed.',
  dispatch_photo: 'The parts as they leave the shop.',
}

/** As choices of a form. */
export const documentChoices = documentKinds.map((value) => ({
  value,
  label: documentLabels[value],
  help: documentHelp[value],
}))
const AQLS: Aql[] = ['0.65', '1.0', '1.5', '2.5', '4.0', '6.5']
export const aqlChoices = AQLS.map((value) => ({ value, label: `AQL ${value}` }))

/** Whether a document is shown by photos. */
export const isPhotoKind = (kind: DocumentKind) => kind === 'packing_photo' || kind === 'dispatch_photo'

/** Whether documents of a part are asked for that are judged by an acceptance quality limit. */
export const usesAql = (kinds: readonly DocumentKind[]) => kinds.includes('inspection_report')

/** 'Inspection report (AQL 2.5), Packing photo': what is wanted, in the order of the list. */
export const wantedInWords = (kinds: readonly DocumentKind[], aql: string | null) =>
  documentKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => documentLabels[kind] + (kind === 'inspection_report' && aql ? ` (AQL ${aql})` : ''))
    .join(', ')

/** 'packing photo is missing', 'inspection report and packing photo are missing'. */
export function missingInWords(kinds: readonly DocumentKind[]): string {
  const names = documentKinds.filter((kind) => kinds.includes(kind)).map((kind) => inSentence(documentLabels[kind]))
  const isOne = names.length === 1 && !names[0]!.startsWith('photos')
  return `${new Intl.ListFormat('en-GB').format(names)} ${isOne ? 'is' : 'are'} missing`
}

const inSentence = (label: string) => label[0]!.toLowerCase() + label.slice(1)
