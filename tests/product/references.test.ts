import { make } from '@/tests/make'
import { ask } from './ask'
import { makePeople, type People } from './people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

describe('a reference that does not hold is an issue on its field', () => {
  const nothing = 2_000_000_000
  const inquiry = { projectName: 'Hub', description: 'Turned hub, 40 mm', quantity: 2 }
  const machine = { name: 'VMC', model: 'VF-2', type: 'VMC' }
  const upload = async () => [{ id: (await make.upload(people.otherSupplier, 'inquiry')).id }]
  const others = {
    machine: async () => (await make.machine(people.otherSupplier)).id,
    process: async () => (await make.process(people.otherSupplier)).id,
    pending: async () => (await make.process(people.supplier, { approved: false })).id,
    request: async () => (await make.request(people.otherSupplier)).id,
    address: async () => (await make.address(people.otherCustomer)).id,
  }
  const own = async () => {
    const [m, p] = [await make.machine(people.supplier), await make.process(people.supplier)]
    return { machineId: m.id, processId: p.id }
  }
  type Row = [string, 'customer' | 'supplier' | 'admin', string, string, () => Promise<object> | object]
  test.each<Row>([
    ['an unknown process', 'customer', 'inquiries', 'processId', () => ({ ...inquiry, processId: nothing })],
    [
      'a process not approved',
      'customer',
      'inquiries',
      'processId',
      async () => ({ ...inquiry, processId: await others.pending() }),
    ],
    [
      'another’s address',
      'customer',
      'inquiries',
      'addressId',
      async () => ({ ...inquiry, addressId: await others.address() }),
    ],
    ['another’s upload', 'customer', 'inquiries', 'files', async () => ({ ...inquiry, files: await upload() })],
    [
      'another’s process',
      'supplier',
      'machines',
      'processId',
      async () => ({ ...machine, processId: await others.process() }),
    ],
    [
      'an own process not approved',
      'supplier',
      'machines',
      'processId',
      async () => ({ ...machine, processId: await others.pending() }),
    ],
    [
      'another’s machine',
      'supplier',
      'workorderrequests',
      'machineId',
      async () => ({ ...(await own()), machineId: await others.machine() }),
    ],
    [
      'another’s process',
      'supplier',
      'workorderrequests',
      'processId',
      async () => ({ ...(await own()), processId: await others.process() }),
    ],
    ['an unknown supplier', 'admin', 'workorders', 'supplierId', () => ({ supplierId: nothing })],
    ['a customer as supplier', 'admin', 'workorders', 'supplierId', () => ({ supplierId: people.customer.id })],
    [
      'an unverified supplier',
      'admin',
      'workorders',
      'supplierId',
      () => ({ supplierId: people.unverifiedSupplier.id }),
    ],
    [
      'an unknown inquiry',
      'admin',
      'workorders',
      'inquiryId',
      () => ({ supplierId: people.supplier.id, inquiryId: nothing }),
    ],
    [
      'another supplier’s machine',
      'admin',
      'workorders',
      'machineId',
      async () => ({ supplierId: people.supplier.id, machineId: await others.machine() }),
    ],
    [
      'an unknown request',
      'admin',
      'workorders',
      'requestId',
      () => ({ supplierId: people.supplier.id, requestId: nothing }),
    ],
    [
      'another supplier’s request',
      'admin',
      'workorders',
      'supplierId',
      async () => ({ supplierId: people.supplier.id, requestId: await others.request() }),
    ],
  ])('%s, by a %s at /api/%s: %s', async (_, who, at, path, body) => {
    const answer = await ask(people[who], `POST /api/${at}`, await body())
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation', issues: [{ path }] } })
  })
})
