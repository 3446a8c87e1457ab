import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ask, type Thing } from './ask'

export type Story = Awaited<ReturnType<typeof makeStory>>
export type Who = keyof Story['people']

/**
 * The people of the table, what they do by calls, and the things that it begins with. `matching` has an approved process
 * of the inquiry's name, `bystander` none that is approved, `newSupplier` one, but is not verified; `colleague` is a
 * second admin.
 */
export async function makeStory() {
  const people = {
    customer: await make.customer(),
    supplier: await make.supplier(),
    matching: await make.supplier(),
    bystander: await make.supplier(),
    newSupplier: await make.supplier({ verified: false }),
    admin: await make.admin(),
    colleague: await make.admin(),
  }
  const { customer, supplier, admin } = people
  const process = await make.process(supplier, { name: unique('Honing') })
  await make.process(people.matching, { name: ` ${process.name.toUpperCase()} ` })
  await make.process(people.newSupplier, { name: process.name })
  await make.process(people.bystander, { name: process.name, approved: false })

  const does = async (who: Viewer | null, line: string, body?: object): Promise<Thing> => {
    const answer = await ask(who, line, body)
    expect([line, answer.status < 300]).toEqual([line, true])
    return answer.body
  }
  const form = { projectName: 'Flange', description: 'Turned flange, 12 holes', quantity: 4 }
  const inquiry = (more: object = { processId: process.id }, by = customer) =>
    does(by, 'POST /api/inquiries', { ...form, ...more })
  const quote = (inquiryId: unknown, by = supplier) =>
    does(by, 'POST /api/quotations', { inquiryId, price: 1_234_567, details: 'Ex works' })
  const answer = (by: Viewer, id: number, status: string) => does(by, `PATCH /api/quotations/${id}/status`, { status })
  const quotation = async () => quote((await inquiry()).id)
  const accepted = async () => answer(customer, (await quotation()).id, 'accepted')
  const createOrder = (inquiryId: unknown) =>
    does(admin, 'POST /api/workorders', { inquiryId, supplierId: supplier.id })
  return {
    people,
    process,
    does,
    inquiry,
    quote,
    answer,
    quotation,
    accepted,
    createOrder,
    sent: async () => answer(admin, (await quotation()).id, 'sent'),
    order: async () => createOrder((await accepted()).inquiryId),
    request: (): Promise<Thing> => make.request(supplier),
    machine: (approved = false): Promise<Thing> => make.machine(supplier, { approved }),
    newProcess: (): Promise<Thing> => make.process(supplier, { approved: false }),
  }
}
