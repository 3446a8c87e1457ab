'use client'

import { FilterSelect } from './FilterSelect'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import { approvedProcesses, ownMachines } from './queries'

type Props = { label: string; param: string; shallow?: boolean }

/** A process by its name: suppliers choose among their own, others among all that are approved. */
export function FilterProcess(props: Props) {
  const chosen = useUrlState().get(props.param) ?? ''
  const { data } = useApi('GET /api/processes', approvedProcesses)
  const names = [...(data?.items.map(({ name }) => name.trim()) ?? []), ...(chosen ? [chosen] : [])]
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]))
  // The address may write it in other letters.
  if (chosen) byName.set(chosen.toLowerCase(), chosen)
  const options = [...byName.values()].map((name) => ({ value: name, label: name }))
  return <FilterSelect {...props} options={[{ value: '', label: 'All' }, ...options]} />
}

/** One of the own machines. */
export function FilterMachine(props: Props) {
  const { data } = useApi('GET /api/machines', ownMachines)
  const options = data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return <FilterSelect {...props} options={[{ value: '', label: 'All' }, ...options]} />
}

/** The admin who looks after a case. */
export function FilterOwner(props: Props) {
  const { data } = useApi('GET /api/admins', {})
  const options = data?.map(({ id, contactName }) => ({ value: String(id), label: contactName })) ?? []
  const fixed = [
    { value: '', label: 'All' },
    { value: 'me', label: 'Mine' },
    { value: 'none', label: 'Nobody' },
  ]
  return <FilterSelect {...props} options={[...fixed, ...options]} />
}
