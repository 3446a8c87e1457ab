import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Money } from '@/components/ui/data/Money'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import { decisionLabels, orderProblemFlow } from '@/lib/rules/orders/flows/order-problem-flow'
import css from './OrderProblems.module.css'

type Step = { title: string; at: string | null; text: ReactNode }

/** The five steps from containment to the end, folded; the last one that was done stands open. */
export function ProblemSteps({ problem }: { problem: OrderProblem }) {
  const steps = stepsOf(problem)
  const last = steps.findLastIndex(({ text }) => Boolean(text))
  return (
    <ol className={css.steps} aria-label="Steps">
      {steps.map(({ title, at, text }, i) => (
        <li key={title} data-done={text ? '' : undefined}>
          {text ? (
            <details open={i === last}>
              <summary>
                <Check size={16} aria-hidden />
                <span>{title}</span>
                {at && (
                  <small>
                    <FormattedDate value={at} />
                  </small>
                )}
              </summary>
              <div className={css.text} dir="auto">
                {text}
              </div>
            </details>
          ) : (
            <p>
              <Circle size={16} aria-hidden />
              <span>{title}</span>
              <small>Not yet</small>
            </p>
          )}
        </li>
      ))}
    </ol>
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
