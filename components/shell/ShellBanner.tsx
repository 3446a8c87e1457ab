import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '@/lib/rules/tone'
import { tones } from '@/components/ui/data/tones'
import css from './ShellBanner.module.css'

type Props = {
  tone?: Tone
  /** The tone's own unless told. */
  icon?: LucideIcon
  /** What can be done about it: beside the words, below them on a phone. */
  actions?: ReactNode
  children: ReactNode
}

/** A slim line under the top bar that stays while something about the account is open, such as its verification. */
export function ShellBanner({ tone = 'warning', icon, actions, children }: Props) {
  const { className, Icon: Own } = tones[tone]
  const Icon = icon ?? Own
  return (
    <div role="status" className={`${css.banner} ${className}`}>
      <Icon size={16} aria-hidden />
      <div>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
