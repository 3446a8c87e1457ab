import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Money } from '@/components/ui/data/Money'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import { decisionLabels, orderProblemFlow } from '@/lib/rules/orders/flows/order-problem-flow'
import css from './OrderProblems.module.css'

type Step = { title: string; at: string | null; text: ReactNode }

/** The five steps from containment to the end, folded; the last one that was done stands open. */
export function ProblemSteps({ problem }: { problem: OrderProblem }) {
  const steps = stepsOf(problem)
  const last = steps.findLastIndex(({ text }) => Boolean(text))
  return (
    <Surface as="ol" ruled aria-label="Steps">
      {steps.map(({ title, at, text }, i) => (
        <li key={title} data-done={text ? '' : undefined}>
          {text ? (
            <details open={i === last}>
              <summary className={css.step}>
                <Check size={16} color="var(--jw-palette-success-main)" aria-hidden />
                <span>{title}</span>
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
          ) : (
            <Text as="p" tone="secondary" className={css.step}>
              <Circle size={16} aria-hidden />
              <span>{title}</span>
              <Text size="small">Not yet</Text>
            </Text>
          )}
        </li>
      ))}
    </Surface>
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
