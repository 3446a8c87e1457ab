import { z } from 'zod'
import { placeCodes } from '../../terms/gst-states'
import { endpoint, idParam } from '../core/endpoint'
import { instant, nullable, optionalText, requiredText } from '../core/fields'

/** An address as an inquiry keeps a copy of it. */
export const DeliveryAddress = z.object({
  id: z.int().describe('The address that it was copied from'),
  label: z.string(),
  line1: z.string(),
  line2: nullable.text,
  city: z.string(),
  pin: z.string(),
  stateCode: z.string().describe("The state's code in GST numbers: 27 is Maharashtra"),
  gstin: nullable.text,
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

export const Address = DeliveryAddress.extend({
  id: z.int(),
  isDefault: z.boolean().describe('Preselected in the inquiry form; one of a customer'),
  createdAt: instant,
})
export type Address = z.infer<typeof Address>

/** How many addresses a customer may have. */
export const ADDRESSES_MAX = 20

export const AddressForm = z.object({
  label: requiredText('Give the address a name', 60),
  line1: requiredText('Address is required'),
  line2: optionalText(),
  city: requiredText('City is required', 100),
  pin: z
    .string({ error: 'Enter a PIN code of 6 digits' })
    .overwrite((v) => v.replace(/\s/g, ''))
    .regex(/^[1-9]\d{5}$/, 'Enter a PIN code of 6 digits'),
  stateCode: z.enum(placeCodes as [string, ...string[]], { error: 'Choose a state' }),
  gstin: optionalText(40),
  isDefault: z.boolean({ error: 'Say true or false' }).nullish().describe('By default true for the first address'),
})

export const addresses = {
  list: endpoint({
    method: 'GET',
    path: '/api/addresses',
    summary: 'Your addresses, the default first',
    answer: z.array(Address),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/addresses',
    summary: 'Add an address',
    note: `At most ${ADDRESSES_MAX}. A new default replaces the earlier one.`,
    body: AddressForm,
    answer: Address,
    status: 201,
    refuses: ['conflict'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/addresses/{id}',
    summary: 'Change an address',
    note: 'A key that is left out keeps its value. Inquiries keep the address as it was when they were submitted.',
    params: idParam,
    body: AddressForm.partial(),
    answer: Address,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/addresses/{id}',
    summary: 'Remove an address',
    note: 'Inquiries that were submitted with it keep their copy.',
    params: idParam,
  }),
}
