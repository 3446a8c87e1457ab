import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './Steps.module.css'
import text from '../layout/text.module.css'

/** `skipped`: what came after it has been reached, and it never was. */
export type StepState = 'done' | 'skipped' | 'current' | 'todo'
export type Step = { label: string; date?: ReactNode; state: StepState }

/** How far something has come: an ordered list, the present step marked for eyes and readers. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <div className={css.frame}>
      <ol aria-label={label} className={css.steps}>
        {steps.map((step) => (
          <li key={step.label} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className={css.mark}>{step.state === 'done' && <Check size={13} strokeWidth={3} aria-hidden />}</span>
            <span className={css.words}>
              <span className={css.label}>{step.label}</span>
              {(step.state === 'done' || step.state === 'current') && (
                <span className={text.unseen}>{step.state === 'done' ? ', done' : ', now'}</span>
              )}
              {step.state === 'skipped' ? (
                <span className={css.date}>skipped</span>
              ) : (
                step.date && <span className={css.date}>{step.date}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
