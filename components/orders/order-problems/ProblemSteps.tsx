import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Money } from '@/components/ui/data/Money'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import { decisionLabels, hasEnded, orderProblemFlow } from '@/lib/rules/orders/flows/order-problem-flow'
import css from './OrderProblems.module.css'

type Step = { title: string; at: string | null; text: ReactNode }

/** What was done from containment to the end, folded, the last of it open; what is still to come in one line. */
export function ProblemSteps({ problem }: { problem: OrderProblem }) {
  const steps = stepsOf(problem)
  const done = steps.filter(({ text }) => Boolean(text))
  const toCome = hasEnded(problem) ? [] : steps.filter(({ text }) => !text)
  return (
    <>
      {done.length > 0 && (
        <Surface as="ol" ruled aria-label="Steps">
          {done.map(({ title, at, text }) => (
            <li key={title}>
              <details open={title === done.at(-1)!.title}>
                <summary className={css.step}>
                  <Check size={16} color="var(--jw-palette-success-main)" aria-hidden />
                  <Text grow>{title}</Text>
                  {at && (
                    <Text size="small" tone="secondary">
                      <FormattedDate value={at} />
                    </Text>
                  )}
                </summary>
                <div className={css.text} dir="auto">
                  {text}
                </div>
              </details>
            </li>
          ))}
        </Surface>
      )}
      {toCome.length > 0 && (
        <Text as="p" size="small" tone="secondary">
          Still to come: {toCome.map(({ title }) => title.toLowerCase()).join(', ')}
        </Text>
      )}
    </>
  )
}

const stepsOf = (problem: OrderProblem): Step[] => [
  { title: 'Containment', at: problem.containedAt, text: problem.containment },
  { title: 'Decision', at: problem.decidedAt, text: decisionOf(problem) },
  { title: 'Root cause', at: problem.rootCause && problem.solvedAt, text: problem.rootCause },
  { title: 'Corrective action', at: problem.correctiveAction && problem.solvedAt, text: problem.correctiveAction },
  { title: 'End', at: problem.closedAt, text: problem.closedAt && orderProblemFlow.states[problem.status].label },
]

function decisionOf({ decision, decisionNote, creditAmount, newDueDate, status }: OrderProblem) {
  if (!decision && status !== 'rejected') return null
  return (
    <>
      <strong>{decision ? decisionLabels[decision] : 'Rejected'}</strong>
      {creditAmount ? (
        <>
          {' '}
          of <Money value={creditAmount} />, without tax
        </>
      ) : null}
      {newDueDate && (
        <>
          , due <FormattedDate value={newDueDate} />
        </>
      )}
      <br />
      {decisionNote}
    </>
  )
}
