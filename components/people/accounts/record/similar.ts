import type { SupplierRecord } from '@/lib/contract/people/supplier-record'

type RecordMachine = SupplierRecord['machines'][number]
type RecordProcess = SupplierRecord['processes'][number]

const same = (a: string | null | undefined, b: string | null | undefined) =>
  Boolean(a && b) && a!.trim().toLowerCase() === b!.trim().toLowerCase()

/** Words that tell processes apart, of four letters or more: CNC Turning has turning. */
const wordsIn = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)

/** The supplier's other approved machines of the same type or for the same process. */
export const similarMachines = (
  machines: readonly RecordMachine[],
  { id, type, processName }: Pick<RecordMachine, 'id' | 'type' | 'processName'>,
) =>
  machines.filter(
    (one) =>
      one.id !== id &&
      one.approvalStatus === 'approved' &&
      (same(one.type, type) || same(one.processName, processName)),
  )

/** The supplier's other approved processes that share a word with this one. */
export function similarProcesses(
  processes: readonly RecordProcess[],
  { id, name }: Pick<RecordProcess, 'id' | 'name'>,
) {
  const words = wordsIn(name)
  return processes.filter(
    (one) =>
      one.id !== id &&
      one.status === 'approved' &&
      (same(one.name, name) || wordsIn(one.name).some((w) => words.includes(w))),
  )
}

/** Whether the supplier has another machine of this name and model, or another process of this name. */
export const isListedAlready = (
  others: readonly { name: string; model?: string }[],
  one: { name: string; model?: string },
) => others.some((other) => same(other.name, one.name) && (one.model === undefined || same(other.model, one.model)))
