import type { Schema } from '../contract/openapi'
import { named } from './openapi-schemas'

/** What stands in a field of this name, in examples; one story throughout. */
const words: Record<string, unknown> = {
  id: 12,
  username: 'asha@pragati.example',
  email: 'asha@pragati.example',
  password: 'a-long-password',
  currentPassword: 'the-old-password',
  newPassword: 'a-long-password',
  confirmPassword: 'a-long-password',
  token: 'mJ3x…',
  companyName: 'Pragati Pumps',
  customerName: 'Pragati Pumps',
  supplierName: 'Nava Tools',
  contactName: 'Asha Kulkarni',
  actorName: null,
  phone: '+91 98220 12345',
  address: 'MIDC Ambad, Nashik 422010',
  gstNumber: '27AAPFU0939F1ZV',
  mainProcessCategory: 'CNC Turning',
  projectName: 'Bearing housing',
  description: 'Turned housing, bore H7, 12 holes on a pitch circle',
  quantity: 250,
  material: 'EN8',
  specialRequirements: null,
  price: 182_500,
  amount: 182_500,
  details: 'Ex works, inspection report included',
  processName: 'CNC Turning',
  machineName: 'VMC 1',
  name: 'VMC 1',
  model: 'VF-2',
  type: 'Vertical machining centre',
  serialNumber: 'HA-11873',
  capacity: '762 × 406 × 508 mm',
  spindleSpeed: '8,100 rpm',
  notes: null,
  note: null,
  reason: 'The serial number is missing',
  rejectionReason: null,
  message: 'Nava Tools quoted ₹1,82,500 on Bearing housing',
  title: 'New quotation',
  href: '/customer/quotations?id=12',
  kind: 'quotation.created',
  size: 184_320,
  month: '2026-11',
  expired: false,
  held: false,
}
const processWords = { name: 'CNC Turning', description: 'Turned parts up to 400 mm, IT7' }
const fileWords = { name: 'housing.step', type: 'model/step' }

/** An example that fits a schema: a word of the trade where the field has one, else the first thing that is allowed. */
export function exampleOf(schema: Schema, key = '', own: Record<string, unknown> = {}): unknown {
  if (schema.$ref) return ofName(schema.$ref.split('/').at(-1)!, key)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [variant] = schema.oneOf ?? schema.anyOf ?? []
  if (variant) return exampleOf(variant, key)
  const types = [schema.type].flat()
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(field, name, own)]),
    )
  if (types.includes('array')) return [exampleOf(schema.items!, key)]
  if (types.includes('object')) return {}
  if (key in own) return own[key]
  if (schema.format === 'date-time' || /ISO 8601/.test(schema.description ?? '')) return '2026-11-21T09:30:00.000Z'
  if (schema.format === 'date') return '2026-11-21'
  if (key in words) return words[key]
  if (key.endsWith('Id')) return 3
  if (types.includes('null')) return null
  if (types.includes('boolean')) return true
  return types.includes('string') ? 'text' : Math.max(3, schema.minimum ?? 0)
}

function ofName(name: string, key: string): unknown {
  const own = name.startsWith('Process') ? processWords : name.startsWith('File') ? fileWords : {}
  return exampleOf(named[name]!, key, own)
}
