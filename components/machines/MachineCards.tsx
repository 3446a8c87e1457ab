import { Button } from '@/components/ui/layout/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import type { Machine, MachineStatus } from '@/lib/contract/machines'
import { machineFlow } from '@/lib/rules/machine-flow'
import { MachineCard, type MachineAct } from './MachineCard'
import css from './MachineCards.module.css'

type Props = {
  machines: Machine[]
  /** The id of the one that the address names. */
  chosen?: number
  status?: MachineStatus
  mayRequest: boolean
  onDo: (act: MachineAct, id: number) => void
  onAdd: () => void
}

/** The machines as cards. */
export function MachineCards({ machines, chosen, status, mayRequest, onDo, onAdd }: Props) {
  if (!machines.length)
    return (
      <EmptyState
        art="machine"
        title="No machines found"
        text={
          status
            ? `None of your machines has the status ${machineFlow.states[status].label.toLowerCase()}.`
            : 'Add the machines that you have capacity on, so that work can be given to them.'
        }
        action={
          status ? (
            <LinkButton href="/supplier/machines">Show all machines</LinkButton>
          ) : (
            <Button variant="contained" onClick={onAdd}>
              Add Machine
            </Button>
          )
        }
      />
    )
  return (
    <ul aria-label="Machines" className={css.grid}>
      {machines.map((machine) => (
        <MachineCard
          key={machine.id}
          machine={machine}
          chosen={machine.id === chosen}
          mayRequest={mayRequest}
          onDo={(act) => onDo(act, machine.id)}
        />
      ))}
    </ul>
  )
}
