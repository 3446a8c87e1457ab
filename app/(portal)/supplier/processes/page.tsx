import { ProcessesScreen } from '@/components/trade/processes/ProcessesScreen'
import { processesQuery } from '@/components/trade/processes/query'
import { processes } from '@/lib/contract/trade/processes'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Processes' }

export default page(async ({ address, load }) => {
  await load(processes.list, listProcesses, processesQuery(address))
  return <ProcessesScreen />
})
