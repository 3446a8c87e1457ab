import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '@/lib/terms/tone'
import css from './Notice.module.css'
import { tones } from '../theme/tones'

type Props = { tone?: Tone; title: string; action?: ReactNode; children?: ReactNode }

/** A notice in the page's flow: a title, a text, one action. */
export function Notice({ tone = 'info', title, action, children }: Props) {
  const { className } = tones[tone]
  // The circle that turns says 'in progress' on a chip; a sentence that informs has an i.
  const Icon = tone === 'info' ? Info : tones[tone].Icon
  return (
    <div className={`${css.notice} ${className}`}>
      <Icon size={18} aria-hidden />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children && <div className={css.text}>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
