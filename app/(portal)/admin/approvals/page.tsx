import { queueIn, queues } from '@/components/trade/approvals/query'
import {
  waitingCustomer,
  waitingDocument,
  waitingMachine,
  waitingMessage,
  waitingProcess,
  waitingSupplier,
  type Waiting,
} from '@/components/trade/approvals/waiting'
import { accounts } from '@/lib/contract/people/accounts'
import { idParam } from '@/lib/contract/core/endpoint'
import { companyDocuments } from '@/lib/contract/trade/company-documents'
import { machines } from '@/lib/contract/trade/machines'
import { messages } from '@/lib/contract/files/moderation'
import { Problem } from '@/lib/contract/core/problem'
import { processes } from '@/lib/contract/trade/processes'
import { getCustomer } from '@/lib/domain/people/accounts/get-customer'
import { getSupplier } from '@/lib/domain/people/accounts/get-supplier'
import { listCustomers, listSuppliers } from '@/lib/domain/people/accounts/list-accounts'
import { getCompanyDocument } from '@/lib/domain/trade/company-documents/get-company-document'
import { listCompanyDocuments } from '@/lib/domain/trade/company-documents/list-company-documents'
import { getMachine } from '@/lib/domain/trade/machines/get-machine'
import { listMachines } from '@/lib/domain/trade/machines/list-machines'
import { getProcess } from '@/lib/domain/trade/processes/get-process'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { getMessage } from '@/lib/domain/files/moderation/get-message'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { page } from '@/lib/http/page'
import type { Viewer } from '@/lib/rules/core/permissions'
import { Approvals } from './Approvals'

export const metadata = { title: 'Approvals' }

const things = {
  suppliers: async (viewer: Viewer, id: number) => waitingSupplier(await getSupplier(viewer, { id })),
  machines: async (viewer: Viewer, id: number) => waitingMachine(await getMachine(viewer, { id })),
  processes: async (viewer: Viewer, id: number) => waitingProcess(await getProcess(viewer, { id })),
  documents: async (viewer: Viewer, id: number) => waitingDocument(await getCompanyDocument(viewer, { id })),
  customers: async (viewer: Viewer, id: number) => waitingCustomer(await getCustomer(viewer, { id })),
  held: async (viewer: Viewer, id: number) => waitingMessage(await getMessage(viewer, { id })),
}

export default page(async ({ viewer, address, load }) => {
  const [suppliers, ofMachines, ofProcesses, documents, customers, held] = await Promise.all([
    load(accounts.suppliers, listSuppliers, queues.suppliers),
    load(machines.list, listMachines, queues.machines),
    load(processes.list, listProcesses, queues.processes),
    load(companyDocuments.list, listCompanyDocuments, queues.documents),
    load(accounts.customers, listCustomers, queues.customers),
    load(messages.list, listMessages, queues.held),
  ])
  const name = queueIn(address.tab)
  const shown = { suppliers, machines: ofMachines, processes: ofProcesses, documents, customers, held }[name].items
  const id = idParam.safeParse(address).data?.id
  const named = id && !shown.some((one) => one.id === id) ? await find(() => things[name](viewer, id)) : undefined
  return <Approvals named={named} />
})

/** What a link names and is not in the first page of its queue, or is decided. */
async function find(get: () => Promise<Waiting>): Promise<Waiting | undefined> {
  try {
    return await get()
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined
    throw error
  }
}
