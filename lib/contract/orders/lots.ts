import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { optionalNumber, optionalText, requiredText } from '../core/fields'
import { Lot } from './lot'

export const LotForm = z.object({
  heat: requiredText('Enter the heat number', 60),
  material: optionalText(),
  mill: optionalText(),
  quantity: optionalNumber(2_147_483_647, 'Enter the pieces that were made from it'),
})

export const lots = {
  add: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/lots',
    summary: 'Add a heat number to an order',
    note: 'The mill’s melt that the parts are made from. An order has each heat once.',
    params: idParam,
    body: LotForm,
    answer: Lot,
    status: 201,
    refuses: ['conflict'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/lots/{id}',
    summary: 'Change a heat number, or remove it',
    note: 'Absent keys stay as they are. `void` removes it; the audit log keeps it.',
    params: idParam,
    body: LotForm.partial().extend({ void: z.literal(true).optional() }),
    answer: Lot,
    refuses: ['conflict'],
  }),
}
