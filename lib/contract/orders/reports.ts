import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { optionalId, optionalNumber } from '../core/fields'
import { optionalAql } from '../files/document-kinds'
import { CellForm, characteristicForms, Report, ReportEdit, ReportKind, SamplingKind, Verdict } from './report'

export const reports = {
  create: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/reports',
    summary: 'Begin a report of an order',
    note: 'One draft of a kind at a time. `copyOf` takes over the grid of another report of the order, without its values; `characteristics` is ignored then. `lotSize` is the quantity of the order unless it is given.',
    idempotent: true,
    params: idParam,
    body: z.object({
      kind: ReportKind,
      lotId: optionalId,
      lotSize: optionalNumber(2_147_483_647, 'How many pieces are in the lot?'),
      plan: SamplingKind.optional(),
      aql: optionalAql,
      characteristics: characteristicForms.nullish(),
      copyOf: optionalId,
    }),
    answer: Report,
    status: 201,
    refuses: ['conflict'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/reports/{id}',
    summary: 'One report with its grid',
    note: 'Customers see only final ones.',
    params: idParam,
    answer: Report,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/reports/{id}/pdf',
    summary: 'A report as PDF',
    note: 'A draft says so across its head. Customers see only final ones.',
    params: idParam,
    download: 'application/pdf',
    refuses: ['unavailable'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/reports/{id}',
    summary: 'Change a draft',
    note: '`characteristics` is the whole grid: those with an `id` stay, with their values.',
    params: idParam,
    body: ReportEdit,
    answer: Report,
    refuses: ['conflict'],
  }),
  write: endpoint({
    method: 'PATCH',
    path: '/api/reports/{id}/values',
    summary: 'Write values of a draft',
    note: 'The last write of a cell wins. Without `value` and `ok` a cell is emptied.',
    params: idParam,
    body: z.object({ values: z.array(CellForm).min(1, 'Send at least one value').max(500, 'At most 500 values') }),
    answer: z.object({ verdict: Verdict, failed: z.int(), open: z.int() }),
    refuses: ['conflict'],
  }),
  finalize: endpoint({
    method: 'POST',
    path: '/api/reports/{id}/finalize',
    summary: 'Make a report final',
    note: 'Its verdict is set then, and it never changes again. Every cell must be filled.',
    params: idParam,
    answer: Report,
    refuses: ['conflict'],
  }),
}
