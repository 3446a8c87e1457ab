import { Button } from '@/components/ui/controls/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Section } from '@/components/ui/layout/Section'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Grid } from '@/components/ui/layout/Grid'
import { useApi } from '@/lib/client/api'
import { May } from '@/lib/client/viewer'
import type { Machine, MachineStatus } from '@/lib/contract/trade/machines'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'
import { MachineCard, type MachineAct } from './MachineCard'
import { jobsQuery } from './query'

type Props = {
  machines: readonly Machine[]
  /** The id of the one that the address names. */
  chosen?: number
  /** The open tab. */
  tab: string | undefined
  onDo: (act: MachineAct, id: number) => void
  onAdd: () => void
}

const noneIs: Record<MachineStatus, string> = { idle: 'idle', running: 'running', maintenance: 'in maintenance' }

/** The board: every machine as a tile, then what needs correction in a strip of its own. */
export function MachineCards({ machines, chosen, tab, onDo, onAdd }: Props) {
  const { data: jobs } = useApi('GET /api/workorders', jobsQuery)
  const status = machineFlow.find(tab)
  if (!machines.length)
    return (
      <EmptyState
        art="machine"
        title="No machines found"
        text={
          status ? `None of your machines is ${noneIs[status]} now.` : 'Add your machines to get work assigned to them.'
        }
        action={
          status ? (
            <LinkButton href="/supplier/machines">Show all machines</LinkButton>
          ) : (
            <May act="machine.add">
              <Button variant="contained" onClick={onAdd}>
                Add Machine
              </Button>
            </May>
          )
        }
      />
    )
  const rejected = machines.filter(({ approvalStatus }) => approvalStatus === 'rejected')
  const others = machines.filter(({ approvalStatus }) => approvalStatus !== 'rejected')
  const tiles = (label: string, shown: Machine[]) =>
    shown.length > 0 && (
      <Grid as="ul" aria-label={label} least="290px" gap="large">
        {shown.map((machine) => (
          <MachineCard
            key={machine.id}
            machine={machine}
            job={jobs?.items.find(({ id }) => id === machine.currentWorkOrderId)}
            chosen={machine.id === chosen}
            onDo={(act) => onDo(act, machine.id)}
          />
        ))}
      </Grid>
    )
  return (
    <>
      {tiles('Machines', others)}
      {rejected.length > 0 && (
        <Section plain title="Needs correction" lead="Edit and submit again; we’ll review it once more.">
          {tiles('Machines that need correction', rejected)}
        </Section>
      )}
    </>
  )
}
