import type { Workorder } from '../../../contract/orders/workorders'
import type { Block } from '../../../infra/pdf/paper'
import { count } from '../../../terms/format'
import type { Viewer } from '../../../rules/core/permissions'
import { toWorkorder, type WorkorderRow } from '../workorders/workorder'
import { companiesFor, known } from './names'

type Part = Pick<Workorder, 'projectName' | 'partNumber' | 'drawingRevision' | 'quantity' | 'material'>
type Companies = { operator: string; supplierName: string | null; customerName: string | null }

/** The part of an order, and the companies as its reader knows them. */
export function partBlocks(viewer: Viewer, part: Part & { poNumber?: string | null }, companies: Companies): Block[] {
  const { projectName, partNumber, drawingRevision, quantity, material, poNumber } = part
  const facts = known([
    ['Part', projectName],
    ['Part number', partNumber],
    ['Drawing revision', drawingRevision],
    ['Quantity', quantity && `${count(quantity)} pcs`],
    ['Material', material],
    ['PO number', poNumber],
  ])
  return [{ kind: 'facts', facts: [...facts, ...companiesFor(viewer.role, companies)] }]
}

/** The same of an order as it stands now. */
export const orderFacts = (order: WorkorderRow, viewer: Viewer, companies: Companies): Block[] =>
  partBlocks(viewer, toWorkorder(order, viewer), companies)
