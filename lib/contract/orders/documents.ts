import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { requiredText } from '../core/fields'
import { documentKinds, optionalAql } from '../files/document-kinds'
import { fileParams } from '../files/files'
import { Workorder } from './workorders'

/** A kind that is none is 404, as one that the order doesn't require. */
const documentParams = idParam.extend({ kind: z.string().max(60) })

export const WaiveForm = z.object({ reason: requiredText('Say why in at least 10 characters', 500, 10) })

export const documents = {
  set: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/documents',
    summary: 'Set the documents that an order requires',
    note: 'Until the order is complete. Documents that are no longer named are not required any more. The AQL belongs to an inspection report.',
    params: idParam,
    body: z.object({ kinds: documentKinds, aql: optionalAql }),
    answer: Workorder,
    refuses: ['conflict'],
  }),
  waive: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/documents/{kind}/waive',
    summary: 'Do without a required document',
    note: 'The customer sees the reason.',
    params: documentParams,
    body: WaiveForm,
    answer: Workorder,
    refuses: ['conflict'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/documents/{kind}/restore',
    summary: 'Require a waived document again',
    params: documentParams,
    answer: Workorder,
    refuses: ['conflict'],
  }),
  hideFile: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/files/{fileName}/hide',
    summary: 'Hide a file of an order from its customer, or show it again',
    note: 'For a file that names its maker. A hidden file is 404 for the customer.',
    params: fileParams,
    body: z.object({ hidden: z.boolean('Choose whether the customer sees the file') }),
    answer: Workorder,
  }),
}
