import { ProcessesScreen } from '@/components/processes/ProcessesScreen'
import { processesQuery } from '@/components/processes/query'
import { processes } from '@/lib/contract/processes'
import { listProcesses } from '@/lib/domain/processes/list-processes'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Processes' }

export default page(async ({ address, load }) => {
  await load(processes.list, listProcesses, processesQuery(address))
  return <ProcessesScreen />
})
